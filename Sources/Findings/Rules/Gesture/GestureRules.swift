import SessionModel

/// Rules about recognizers.
struct GestureRules: RuleFamily {
  private let illegalState = GestureIllegalState()
  private var unterminated = GestureUnterminated()
  private let withoutMovement = PanWithoutMovement()
  private let disabled = RecognizerDisabledMidGesture()
  private var leftDisabled = RecognizerLeftDisabled()
  private var cancelIgnored = GestureCancelIgnored()
  private let cancelTreatedAsRelease = CancelTreatedAsRelease()
  private let secondTouch = SecondTouchDuringInteractive()
  private var sharedTouch = SharedTouchConflict()
  private var edgeSwipe = EdgeSwipeNotHonoured()
  private let edgeMismatch = EdgeMismatch()

  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch event {
    case .touch(let touch) where touch.phase == .down:
      secondTouch.judge(touch, scene, session, &report)
    case .gesture(let gesture):
      illegalState.judge(gesture, scene, &report)
      withoutMovement.judge(gesture, scene, &report)
      judge(gesture, scene, session, &report)
    case .gestureControl(let control):
      disabled.judge(control, scene, &report)
      leftDisabled.judge(control, scene, session, &report)
    case .transition(let transition):
      cancelTreatedAsRelease.judge(transition, scene, &report)
    default: break
    }
  }

  mutating func after(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch event {
    case .touch(let touch) where touch.phase != .move:
      unterminated.judge(touch, scene, &report)
      cancelIgnored.judge(touch, scene, &report)
      edgeSwipe.judge(touch, scene, session, &report)
    case .transition(let transition):
      edgeSwipe.judge(transition, scene)
      sharedTouch.judge(transition, scene, &report)
    default: break
    }
  }

  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    leftDisabled.judge(fact, &report)
    switch fact {
    case .recognized(let gesture): judge(gesture, scene, session, &report)
    case .decided(let id, let decision):
      cancelTreatedAsRelease.judge(id, decision, scene, session, &report)
    default: break
    }
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    unterminated.elapse(scene, &report)
    leftDisabled.elapse(&report)
    cancelIgnored.elapse(scene, &report)
    sharedTouch.elapse(scene, &report)
  }

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    sharedTouch.end(scene, &report)
    unterminated.end(scene, &report)
    leftDisabled.end(&report)
  }

  /// Judges a state that was reported or derived.
  private mutating func judge(
    _ gesture: GestureReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    cancelIgnored.judge(gesture, scene, &report)
    sharedTouch.judge(gesture, scene, session, &report)
    edgeSwipe.judge(gesture, scene)
    edgeMismatch.judge(gesture, scene, session, &report)
  }
}
