import Testing

@testable import SessionModel

@Suite("A programmer's error with an animator")
struct AnimatorFaultTests {
  /// Steps that lead to a state, a step that is wrong there, and what it is called.
  struct Mistake: CustomTestStringConvertible {
    var before: [AnimatorReport.Step]
    var step: AnimatorReport.Step
    var fault: Fault

    var testDescription: String { "\(step) after \(before)" }
  }

  static let mistakes = [
    Mistake(before: [], step: .finish(at: .end), fault: .finishAnimationNotStopped),
    Mistake(before: [.start], step: .finish(at: .end), fault: .finishAnimationNotStopped),
    Mistake(before: [.pause], step: .finish(at: .end), fault: .finishAnimationNotStopped),
    Mistake(
      before: [.start, .stop(finishing: true)],
      step: .start,
      fault: .startAnimationStopped
    ),
    Mistake(
      before: [.start, .stop(finishing: true)],
      step: .pause,
      fault: .startAnimationStopped
    ),
    Mistake(
      before: [],
      step: .proceed(factor: 0, curve: nil),
      fault: .continueAnimationNotPaused
    ),
    Mistake(
      before: [.start],
      step: .proceed(factor: 0, curve: .linear),
      fault: .continueAnimationNotPaused
    ),
    Mistake(before: [.pause], step: .release, fault: .animatorReleasedActive),
    Mistake(
      before: [.start, .stop(finishing: true)],
      step: .release,
      fault: .animatorReleasedActive
    ),
    Mistake(before: [.pause], step: .create(.init()), fault: .animatorReleasedActive),
  ]

  @Test("is reported and changes nothing", arguments: mistakes)
  func mistake(mistake: Mistake) {
    var stage = AnimatorStage()
    for step in mistake.before { stage.act(step) }
    #expect(stage.faults == [])
    let before = stage.session
    stage.act(mistake.step)
    #expect(stage.faults == [mistake.fault])
    #expect(stage.session == before)
  }

  @Test("is reported for an animator that does not exist")
  func missing() {
    var stage = AnimatorStage()
    stage.act(.release)
    stage.act(.finish(at: .end))
    stage.act(.proceed(factor: 0, curve: nil))
    stage.act(.stop(finishing: true))
    stage.act(.release)
    #expect(stage.faults == [.finishAnimationNotStopped, .continueAnimationNotPaused])
    #expect(stage.animator == nil)
  }

  @Test("is noticed when a released animator pauses on completion")
  func releasedAtEnd() {
    var stage = AnimatorStage(pausesOnCompletion: true)
    stage.act(.start)
    stage.act(.release)
    #expect(stage.faults == [])
    stage.advance(to: 1)
    #expect(stage.faults == [.animatorReleasedActive])
  }
}
