import SessionModel

/// Rules about transitions and calls.
struct TransitionRules: RuleFamily {
  private var onRoot = PopGestureOnRoot()
  private let gestureDuring = GestureDuringTransition()
  private let nested = NestedTransition()
  private let command = CommandDuringInteractive()
  private let present = PresentDuringTransition()
  private let settle = SettleInterrupted()
  private let endedBefore = GestureEndedBeforeTransition()
  private var unfinished = UnfinishedTransition()
  private let updateAfter = UpdateAfterFinish()
  private let doubleTerminal = DoubleTerminal()
  private let terminalBefore = TerminalBeforeRelease()
  private let completeBefore = CompleteBeforeRelease()
  private let mismatch = OutcomeMismatch()
  private var duplicatePush = DuplicatePush()
  private let duplicateExit = DuplicateExit()
  private var doublePop = DoublePop()
  private let atRoot = PopAtRoot()

  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch event {
    case .gesture(let gesture):
      onRoot.judge(gesture, scene, session, &report)
    case .call(let call):
      judge(call, scene, session, &report)
    case .transition(let transition):
      judge(transition, scene, session, &report)
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
    case .gesture(let gesture):
      unfinished.judge(gesture, scene, &report)
    case .touch(let touch):
      unfinished.judge(touch, scene, &report)
    case .transition(let transition):
      unfinished.judge(transition, scene, &report)
      doublePop.judge(transition, scene, &report)
    default: break
    }
  }

  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch fact {
    case .recognized(let gesture): onRoot.judge(gesture, scene, session, &report)
    case .queued(let request), .dropped(let request):
      // The log's own calls were judged before anybody took them in.
      guard request.recognizer != nil else { break }
      judgeObstacle(to: request.call, in: request.window, session, &report)
    default: break
    }
    doublePop.judge(fact, scene, session, &report)
    atRoot.judge(fact, &report)
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    unfinished.elapse(scene, &report)
  }

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    unfinished.end(scene, &report)
  }

  private func judgeObstacle(
    to call: NavigationCall,
    in window: Name,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard let obstacle = CallObstacle(call, in: window, session) else { return }
    command.judge(call, obstacle, &report)
    settle.judge(call, obstacle, &report)
    nested.judge(call, obstacle, &report)
    present.judge(call, obstacle, &report)
  }

  private mutating func judge(
    _ call: NavigationCall,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    judgeObstacle(to: call, in: session.window(of: call), session, &report)
    duplicatePush.judge(call, scene.thresholds, session, &report)
    duplicateExit.judge(call, session, &report)
    doublePop.judge(call, scene, &report)
  }

  private mutating func judge(
    _ transition: TransitionReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    onRoot.judge(transition, scene, session, &report)
    gestureDuring.judge(transition, scene, session, &report)
    nested.judge(transition, scene, session, &report)
    settle.judge(transition, scene, &report)
    endedBefore.judge(transition, scene, &report)
    updateAfter.judge(transition, scene, &report)
    doubleTerminal.judge(transition, scene, &report)
    terminalBefore.judge(transition, scene, &report)
    completeBefore.judge(transition, scene, &report)
    mismatch.judge(transition, scene, &report)
  }
}
