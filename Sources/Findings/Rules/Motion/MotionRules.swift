import SessionModel

/// Rules about velocity and progress.
struct MotionRules: RuleFamily {
  private let stale = StaleVelocity()
  private let carryover = VelocityCarryover()
  private let undersampled = VelocityUndersampled()
  private let reversal = ReversalNotCancelled()
  private let outOfRange = ProgressOutOfRange()
  private var jump = ProgressJump()
  private var notReset = TranslationNotReset()

  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch event {
    case .gesture(let gesture):
      stale.judge(gesture, scene, &report)
      carryover.judge(gesture, scene, &report)
      undersampled.judge(gesture, scene, &report)
      notReset.judge(gesture, scene, &report)
    case .gestureControl(let control):
      notReset.judge(control, scene)
    case .transition(let transition):
      carryover.judge(transition, scene, &report)
      reversal.judge(transition, scene, &report)
      outOfRange.judge(transition, scene, &report)
      jump.judge(transition, scene, &report)
    default: break
    }
  }

  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    if case .decided(let id, let decision) = fact {
      reversal.judge(id, decision, scene, &report)
    }
  }
}
