import SessionModel

/// Rules about state and surroundings.
struct StateRules: RuleFamily {
  private var changes = LastChanges()
  private let notRestored = StackNotRestored()
  private let dropped = CallDropped()
  private var diverged = ModelDiverged()
  private var didShow = DidShowMismatch()
  private var willShow = WillShowUnpaired()
  var busy = BusyLatched()
  private var chrome = ChromeNotRestored()
  private var owner = ChromeOwnerMismatch()
  private let wrongWindow = WrongWindow()
  private let geometry = GeometryChangeDuringTransition()
  private let size = SizeMismatch()
  private var background = BackgroundDuringTransition()
  var appearance = AppearanceUnbalanced()
  private let released = ReleasedWhileLive()
  private var leaked = LeakedController()
  private let animator = AnimatorReleasedActive()

  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch event {
    case .call(let call):
      changes.take(call, session)
      wrongWindow.judge(call, scene, session, &report)
    case .observation(let observation):
      judge(observation, session, &report)
    case .model(let model):
      diverged.judge(model, changes.last(of: model.stack), scene, session, &report)
    case .callback(let callback):
      didShow.judge(callback, session, &report)
      willShow.judge(callback, report)
      appearance.judge(callback, scene, session, &report)
    case .rotation, .setup: geometry.judge(event, session, &report)
    case .flag(let name, let value): busy.judge(name, value, scene, &report)
    case .bars(let change): chrome.judge(change, scene, &report)
    case .lifetime(let lifetime):
      released.judge(lifetime, session, &report)
      leaked.judge(lifetime, session, &report)
    case .animator(let step): animator.judge(step, session, &report)
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
    case .app(let state): background.judge(state, session, &report)
    case .bars: owner.wait(scene, &report)
    default: break
    }
  }

  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    changes.take(fact, scene, session)
    if case .completed = fact {
      if !session.bars.isEmpty { owner.wait(scene, &report) }
    }
    diverged.judge(fact, &report)
    busy.judge(fact, scene, &report)
    chrome.judge(fact, scene, session, &report)
    appearance.judge(fact, scene, &report)
    leaked.judge(fact, scene, session, &report)
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    didShow.elapse(session, &report)
    diverged.elapse(scene, session, &report)
    busy.elapse(scene, session, &report)
    owner.elapse(scene, session, &report)
    appearance.elapse(scene, session, &report)
    leaked.elapse(scene, &report)
  }

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    didShow.elapse(session, &report)
    diverged.end(session, &report)
    willShow.end(&report)
    busy.end(&report)
    chrome.end(scene, session, &report)
    owner.judge(session, &report)
    background.end(&report)
  }

  private func judge(
    _ observation: Observation,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    size.judge(observation, session, &report)
    guard let snapshot = ContainerSnapshot(observation, session) else { return }
    let change = changes.last(of: snapshot.container)
    notRestored.judge(snapshot, change, &report)
    dropped.judge(snapshot, change, &report)
  }
}
