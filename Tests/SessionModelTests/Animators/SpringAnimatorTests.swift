import Testing

@testable import SessionModel

@Suite("An animator on a spring")
struct SpringAnimatorTests {
  static let card = TimingCurve.spring(mass: 1, stiffness: 2, damping: 0.2)

  @Test("with a mass takes as long as the spring needs")
  func physical() {
    var stage = AnimatorStage(Self.card)
    stage.act(.start)
    #expect(agree(stage.animator?.duration ?? 0, 69.762436))
    stage.advance(to: 0.3)
    #expect(agree(stage.progress, 0.086916))
    stage.advance(to: 2.2270)
    #expect(agree(stage.progress, 1.800354))
    stage.advance(to: 69.762435)
    #expect(stage.completions == [])
    stage.advance(to: 69.762436)
    #expect(stage.completions == [.end])
  }

  @Test("with a mass takes its own time whatever the factor")
  func physicalFactor() {
    var stage = AnimatorStage(Self.card)
    stage.act(.fraction(0.5))
    let left = stage.remaining
    stage.act(.proceed(factor: 0.25, curve: nil))
    #expect(agree(stage.remaining, left))
  }

  @Test("fitted to its duration keeps to it")
  func fitted() {
    var stage = AnimatorStage(.springRatio(0.5), duration: 0.5)
    stage.act(.start)
    #expect(agree(stage.remaining, 0.5))
    stage.advance(to: 0.5)
    #expect(stage.completions == [.end])
  }

  @Test(
    "with less than a tenth of a second left ends at once",
    arguments: [(0.38, false), (0.42, true)]
  )
  func shortRest(at seconds: Double, endsAtOnce: Bool) {
    var stage = AnimatorStage(.springRatio(1), duration: 0.5, scrubsLinearly: false)
    stage.act(.start)
    stage.act(.pause, at: seconds)
    let shown = stage.progress
    stage.act(.proceed(factor: 0, curve: nil))
    #expect(stage.progress == shown)
    stage.advance(to: seconds)
    #expect(stage.completions == (endsAtOnce ? [.end] : []))
  }

  @Test("that paused at its end is there to stay, although it passed the end before")
  func pausedAtEnd() {
    var stage = AnimatorStage(.springRatio(0.3), duration: 2, pausesOnCompletion: true)
    stage.act(.start)
    stage.advance(to: 2)
    #expect(stage.remaining == 0)
    stage.act(.reverse(true))
    #expect(agree(stage.remaining, 2))
  }

  @Test("without damping never ends, but can come back")
  func endless() {
    var stage = AnimatorStage(.spring(mass: 1, stiffness: 2, damping: 0))
    stage.act(.start)
    #expect(stage.session.nextDeadlineTime == nil)
    #expect(stage.remaining == .infinity)
    stage.advance(to: 2)
    #expect(agree(stage.progress, 1 - Elementary.cosine(2 * 2.0.squareRoot())))
    stage.act(.reverse(true))
    #expect(agree(stage.remaining, 2))
    stage.advance(to: 4)
    #expect(stage.completions == [.start])
  }
}
