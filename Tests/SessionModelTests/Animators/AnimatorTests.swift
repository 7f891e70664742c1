import Testing

@testable import SessionModel

@Suite("An animator")
struct AnimatorTests {
  @Test("started without being made takes 0.3 s with a slow start and end")
  func defaults() {
    var stage = AnimatorStage()
    stage.act(.release)
    #expect(stage.animator == nil)
    stage.act(.start, at: 1)
    #expect(stage.animator?.created == Time(microseconds: 1_000_000))
    #expect(stage.animator?.duration == 0.3)
    #expect(stage.animator?.curve == .easeInOut)
    #expect(stage.session.nextDeadlineTime == Time(microseconds: 1_300_000))
    stage.advance(to: 1.3)
    #expect(stage.completions == [.end])
    #expect(stage.animator?.state == .inactive)
    #expect(stage.progress == 1)
  }

  @Test("reads time while it runs and progress once it is paused")
  func pausing() {
    var stage = AnimatorStage()
    stage.act(.start)
    stage.advance(to: 0.1)
    #expect(agree(stage.fraction, 0.333333))
    #expect(agree(stage.progress, 0.231775))
    stage.act(.pause)
    #expect(agree(stage.fraction, 0.231775))
    #expect(agree(stage.progress, 0.231775))
    #expect(stage.session.nextDeadlineTime == nil)
  }

  @Test("that scrubs along its curve keeps reading time, and sets time")
  func scrubbingAlongCurve() {
    var stage = AnimatorStage(scrubsLinearly: false)
    stage.act(.start)
    stage.act(.pause, at: 0.1)
    #expect(agree(stage.fraction, 0.333333))
    stage.act(.fraction(0.25))
    #expect(agree(stage.progress, 0.129162))
    #expect(agree(stage.remaining, 0.225))
  }

  @Test(
    "continued from a quarter goes on along its curve, or back",
    arguments: [
      (nil, false, 0.196139), (nil, true, 0.103861),
      (TimingCurve.cubic(x1: 0.17, y1: 0.67, x2: 0.76, y2: 1), false, 0.273412),
      (TimingCurve.cubic(x1: 0.17, y1: 0.67, x2: 0.76, y2: 1), true, 0.026588),
    ]
  )
  func continuing(curve: TimingCurve?, reversed: Bool, seconds: Double) {
    var stage = AnimatorStage()
    stage.act(.fraction(0.25))
    stage.act(.reverse(reversed))
    stage.act(.proceed(factor: 0, curve: curve))
    #expect(agree(stage.remaining, seconds))
    #expect(agree(stage.progress, 0.25))
    stage.advance(to: seconds + 1e-6)
    #expect(stage.completions == [reversed ? .start : .end])
    #expect(stage.animator?.activeCurve == .easeInOut)
  }

  @Test("continued with a factor takes that share of the whole, even at its end")
  func factors() {
    var stage = AnimatorStage()
    stage.act(.fraction(0.25))
    stage.act(.proceed(factor: 0.5, curve: nil))
    #expect(agree(stage.remaining, 0.15))
    stage.act(.pause)
    stage.act(.fraction(1))
    stage.act(.proceed(factor: 1, curve: nil))
    #expect(agree(stage.remaining, 0.3))
    stage.act(.pause)
    stage.act(.proceed(factor: 0, curve: nil))
    #expect(stage.remaining == 0)
    stage.advance(to: 0)
    #expect(stage.completions == [.end])
  }

  @Test("turned round while it is paused reads the rest, at the same place")
  func turningWhilePaused() {
    var stage = AnimatorStage()
    stage.act(.fraction(0.25))
    stage.act(.reverse(true))
    #expect(agree(stage.fraction, 0.75))
    #expect(agree(stage.progress, 0.25))
    stage.act(.fraction(0.6))
    #expect(agree(stage.progress, 0.4))
  }

  @Test("of iOS 10 reads the rest only once it goes on")
  func olderFlip() {
    var policies = Policies()
    policies[.fractionFlip] = 1
    var stage = AnimatorStage(policies: policies)
    stage.act(.fraction(0.25))
    stage.act(.reverse(true))
    #expect(agree(stage.fraction, 0.25))
    stage.act(.proceed(factor: 0, curve: nil))
    #expect(agree(stage.fraction, 1 - 0.346203))
    #expect(agree(stage.progress, 0.25))
  }

  @Test("turned round while it runs goes back at once, as fast as it came")
  func turningWhileRunning() {
    var stage = AnimatorStage(.linear, duration: 1)
    stage.act(.start)
    stage.act(.reverse(true), at: 0.25)
    #expect(agree(stage.progress, 0.25))
    #expect(agree(stage.remaining, 0.25))
    stage.advance(to: 0.35)
    #expect(agree(stage.progress, 0.15))
    stage.act(.reverse(false))
    #expect(agree(stage.remaining, 0.85))
    stage.act(.reverse(true))
    stage.advance(to: 0.5)
    #expect(stage.completions == [.start])
    #expect(stage.progress == 0)
  }

  @Test("turned round after it was slowed down goes back as slowly")
  func turningAtItsPace() {
    var stage = AnimatorStage(.linear, duration: 1)
    stage.act(.fraction(0.5))
    stage.act(.proceed(factor: 2, curve: nil))
    stage.act(.reverse(true), at: 0.4)
    #expect(agree(stage.progress, 0.6))
    #expect(agree(stage.remaining, 2.4))
  }

  @Test("stays reversed after it came back, unless the policy says otherwise", arguments: [0.0, 1])
  func persistence(choice: Double) {
    var policies = Policies()
    policies[.reversedPersistsAfterCompletion] = choice
    var stage = AnimatorStage(.linear, policies: policies)
    stage.act(.start)
    stage.act(.reverse(true), at: 0.1)
    stage.advance(to: 1)
    #expect(stage.animator?.isReversed == (choice == 0))
    stage.act(.start)
    #expect(stage.progress == (choice == 0 ? 1 : 0))
    stage.advance(to: 2)
    #expect(stage.completions == [.start, choice == 0 ? .start : .end])
  }

  @Test("keeps a fraction out of range and shows the nearer end", arguments: [-0.5, 1.5])
  func outOfRange(fraction: Double) {
    var stage = AnimatorStage()
    stage.act(.fraction(fraction))
    #expect(stage.fraction == fraction)
    #expect(stage.progress == (fraction < 0 ? 0 : 1))
    #expect(agree(stage.remaining, fraction < 0 ? 0.3 : 0))
  }

  @Test("takes no notice of a fraction while it runs")
  func fractionWhileRunning() {
    var stage = AnimatorStage(.linear, duration: 1)
    stage.act(.start)
    stage.act(.fraction(0.9), at: 0.5)
    #expect(stage.fraction == 0.5)
  }

  @Test("that pauses on completion stays active at its end and calls nobody until finished")
  func pausingOnCompletion() {
    var stage = AnimatorStage(pausesOnCompletion: true)
    stage.act(.start)
    stage.advance(to: 1)
    #expect(stage.animator?.state == .active)
    #expect(stage.animator?.isRunning == false)
    #expect(stage.fraction == 1)
    #expect(stage.completions == [])
    stage.act(.stop(finishing: true))
    #expect(stage.animator?.state == .stopped)
    stage.act(.finish(at: .end))
    #expect(stage.completions == [.end])
    #expect(stage.animator?.state == .inactive)
  }

  @Test("stopped for good keeps what the screen shows and calls nobody")
  func stopping() {
    var stage = AnimatorStage(.linear, duration: 1)
    stage.act(.start)
    stage.act(.stop(finishing: false), at: 0.25)
    stage.advance(to: 5)
    #expect(stage.animator?.state == .inactive)
    #expect(stage.progress == 0.25)
    #expect(stage.completions == [])
    #expect(stage.session.nextDeadlineTime == nil)
  }

  @Test(
    "finished after a stop jumps to where it is told",
    arguments: zip([AnimatorReport.Position.start, .end, .current], [0, 1, 0.25])
  )
  func finishing(position: AnimatorReport.Position, progress: Double) {
    var stage = AnimatorStage(.linear, duration: 1)
    stage.act(.start)
    stage.act(.stop(finishing: true), at: 0.25)
    stage.act(.finish(at: position))
    #expect(stage.progress == progress)
    #expect(stage.completions == [position])
  }

  @Test("let go while it runs runs to its end first")
  func releasing() {
    var stage = AnimatorStage()
    stage.act(.start)
    stage.act(.release, at: 0.1)
    #expect(stage.animator?.isRunning == true)
    stage.advance(to: 0.3)
    #expect(stage.animator == nil)
    #expect(stage.completions == [.end])
  }

  @Test("toggled in flight calls one completion for each toggle")
  func doubleToggle() throws {
    var stage = AnimatorStage()
    let made = stage.session.ensureAnimator(AnimatorStage.id, telling: &stage.facts)
    let index = try #require(made)
    stage.session.addAnimation(toAnimatorAt: index, telling: &stage.facts)
    stage.session.startAnimator(at: index, telling: &stage.facts)
    stage.advance(to: 0.1)
    stage.session.addAnimation(toAnimatorAt: index, telling: &stage.facts)
    stage.session.startAnimator(at: index, telling: &stage.facts)
    stage.session.pauseAnimator(at: index, telling: &stage.facts)
    let grabbed = stage.fraction
    stage.session.setFraction(20.0 / 200 + grabbed, ofAnimatorAt: index)
    #expect(agree(stage.fraction, 0.331775))
    stage.session.continueAnimator(at: index, telling: &stage.facts)
    stage.advance(to: 1)
    #expect(stage.completions == [.end, .end])
    #expect(stage.animator?.completions == 0)
  }

  @Test("left paused stays where it is for ever")
  func abandoned() {
    var stage = AnimatorStage()
    stage.act(.fraction(0.4))
    stage.advance(to: 1e6)
    #expect(stage.animator?.state == .active)
    #expect(stage.fraction == 0.4)
    #expect(stage.completions == [])
  }
}
