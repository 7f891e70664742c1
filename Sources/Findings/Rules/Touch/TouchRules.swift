import SessionModel

/// Rules about fingers and time.
struct TouchRules: RuleFamily {
  private let illegalPhase = TouchIllegalPhase()
  private var unterminated = TouchUnterminated()
  private var backwards = TimestampBackwards()
  private let duplicate = TimestampDuplicate()
  private let coalesced = CoalescedDuplicate()
  private let predicted = PredictedAsReal()
  private let late = LateDelivery()

  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    if case .touch(let touch) = event { return judge(touch, scene, &report) }
    backwards.judge(report.claimed, &report)
    switch event {
    case .touchSample(let sample):
      backwards.judge(sample, scene, &report)
      coalesced.judge(sample, scene, &report)
    case .gesture(let gesture): duplicate.judge(gesture, scene, &report)
    case .transition(let transition): predicted.judge(transition, scene, &report)
    default: break
    }
  }

  /// Judges a delivered touch; of all rules, only these are asked about a move.
  mutating func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    backwards.judge(report.claimed, &report)
    illegalPhase.judge(touch, scene, &report)
    backwards.judge(touch, scene, &report)
    duplicate.judge(touch, scene, &report)
    late.judge(touch, scene, &report)
  }

  mutating func after(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    if case .app(.background) = event { unterminated.judge(scene, &report) }
  }

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    unterminated.judge(scene, &report)
  }
}
