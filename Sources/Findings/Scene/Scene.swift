import SessionModel

/// What the rules share: fingers, recognizers and reported transitions as they were up to the event at
/// hand, beside what the session knows.
struct Scene {
  /// Where the rules draw their lines.
  let thresholds: Thresholds
  /// Fingers that are down, and some that left lately, in the order they landed.
  var touches: [TouchTrack] = []
  /// Recognizers, in the order they were named.
  var gestures: [GestureTrack] = []
  /// Reported transitions that are open, and some that completed lately, in the order they began.
  var transitions: [TransitionTrack] = []

  init(thresholds: Thresholds) {
    self.thresholds = thresholds
  }

  /// The finger `id`, if it is down or left lately.
  func touch(_ id: Int32) -> TouchTrack? {
    touchIndex(id).map { touches[$0] }
  }

  /// Place of the finger `id` in `touches`.
  func touchIndex(_ id: Int32) -> Int? {
    for index in touches.indices.reversed() where touches[index].id == id { return index }
    return nil
  }

  /// The finger that `gesture` meant by `id` when it was reported last.
  func finger(_ id: Int32, of gesture: GestureTrack) -> TouchTrack? {
    touches.last { $0.id == id && $0.down.event <= gesture.changed.event }
  }

  /// The recognizer `name`, if it was named.
  func gesture(_ name: Name) -> GestureTrack? {
    gestureIndex(name).map { gestures[$0] }
  }

  /// The reported transition `id`, if it is open or completed lately.
  func transition(_ id: TransitionID) -> TransitionTrack? {
    transitionIndex(id).map { transitions[$0] }
  }

  /// Place of the recognizer `name` in `gestures`.
  func gestureIndex(_ name: Name) -> Int? {
    for index in gestures.indices where gestures[index].name == name { return index }
    return nil
  }

  /// Place of the reported transition `id` in `transitions`.
  func transitionIndex(_ id: TransitionID) -> Int? {
    for index in transitions.indices.reversed() where transitions[index].id == id { return index }
    return nil
  }
}

extension Scene {
  /// Takes in a delivered touch that happened at `place`.
  mutating func take(_ touch: Touch, _ session: Session, at place: Place) {
    if touch.phase == .down {
      // Whatever is wrong with it, the finger that this number means from now on is the new one.
      touches.removeAll { $0.id == touch.id && $0.isDown }
      forgetTouch()
      let window = touch.window ?? session.windows[0].name
      touches.append(TouchTrack(touch, window: window, at: place))
    } else {
      move(touch, at: place)
    }
  }

  /// Takes in that a finger moved, lifted or was taken away at `place`.
  mutating func move(_ touch: Touch, at place: Place) {
    guard let index = touchIndex(touch.id), touches[index].isDown else { return }
    touches[index].take(touch, at: place)
  }

  /// Takes in a sample that came with a delivered touch.
  mutating func take(_ sample: TouchSample, at place: Place) {
    guard let index = touchIndex(sample.id) else { return }
    touches[index].take(sample, at: place)
  }

  /// Takes in a recognizer's declaration.
  mutating func take(_ declaration: RecognizerDeclaration) {
    let index = ensureGesture(declaration.name)
    gestures[index].declaration = declaration
  }

  /// Takes in a recognizer's state, reported or derived.
  mutating func take(_ report: GestureReport, isReported: Bool, at place: Place) {
    gestures[ensureGesture(report.recognizer)].take(report, isReported: isReported, at: place)
  }

  /// Takes in a change that the app made to a recognizer.
  mutating func take(_ control: GestureControl) {
    guard case .enabled(let isEnabled) = control.action else { return }
    gestures[ensureGesture(control.recognizer)].enable(isEnabled)
  }

  /// Takes in a step of a reported transition; `session` has taken it in already.
  mutating func take(_ report: TransitionReport, _ session: Session, at place: Place) {
    if case .begin(let beginning) = report.step {
      begin(report.id, beginning, session, at: place)
    } else if let index = transitionIndex(report.id) {
      var catcher: GestureTrack?
      if case .resume(let name?) = report.step { catcher = gesture(name) }
      let finger = (catcher?.touch ?? transitions[index].touch).flatMap(touch)
      transitions[index].take(report.step, catcher: catcher, finger: finger, at: place)
    }
  }

  private mutating func begin(
    _ id: TransitionID,
    _ beginning: TransitionReport.Beginning,
    _ session: Session,
    at place: Place
  ) {
    guard transition(id)?.isOpen != true else { return }
    forgetTransition()
    var driver: Name?
    var touch: Int32?
    switch beginning.cause {
    case .recognizer(let name):
      driver = name
      touch = gesture(name)?.touch
    case .touch(let id): touch = id
    default: break
    }
    let known = session.transitions.last { $0.id == id }
    let window = known?.window ?? session.windows[0].name
    transitions.append(
      TransitionTrack(
        id,
        beginning,
        window: window,
        container: known?.container,
        driver: driver,
        touch: touch,
        drag: drag(by: driver, touch, of: beginning.kind, in: window, session),
        isRefused: known?.phase == .refused,
        at: place
      )
    )
  }

  private func drag(
    by driver: Name?,
    _ id: Int32?,
    of kind: TransitionKind,
    in window: Name,
    _ session: Session
  ) -> Drag? {
    guard let gesture = driver.flatMap(gesture), let translation = gesture.beginning, let id,
      let origin = touch(id)?.start,
      let size = session.windows.first(where: { $0.name == window })?.size
    else { return nil }
    return Drag(
      from: origin,
      translation: translation,
      in: size,
      extent: gesture.declaration?.extent,
      leastShare: kind.leastShare
    )
  }

  /// Takes in what a progress tells of the drag behind it, before any rule judges it.
  mutating func learn(_ report: TransitionReport) {
    guard case .update(let progress) = report.step, let index = transitionIndex(report.id) else {
      return
    }
    let finger = transitions[index].touch.flatMap(touch)
    transitions[index].learn(progress, from: finger, transitions[index].driver.flatMap(gesture))
  }

  private mutating func ensureGesture(_ name: Name) -> Int {
    if let index = gestureIndex(name) { return index }
    gestures.append(GestureTrack(name))
    return gestures.count - 1
  }

  /// Forgets the finger that left longest ago, when enough are remembered.
  private mutating func forgetTouch() {
    var left = 0
    for index in touches.indices where !touches[index].isDown { left += 1 }
    guard left >= Scene.remembered else { return }
    touches.remove(at: touches.firstIndex { !$0.isDown } ?? 0)
  }

  /// Forgets the transition that completed longest ago, when enough are remembered.
  private mutating func forgetTransition() {
    var completed = 0
    for index in transitions.indices where !transitions[index].isOpen { completed += 1 }
    guard completed >= Scene.remembered else { return }
    transitions.remove(at: transitions.firstIndex { !$0.isOpen } ?? 0)
  }

  /// How many fingers that left, and transitions that completed, are remembered.
  private static let remembered = 16
}

extension TransitionKind {
  /// How small, as a share of the window, what moves may be: a menu, a drawer, a panel between two
  /// detents and a preview are any size, a sheet about half at least; the rest fills the window.
  fileprivate var leastShare: Double {
    switch self {
    case .menu, .drawer, .detent, .preview: 0
    case .present, .dismiss: 0.4
    case .push, .pop, .set, .tab, .page: 1
    }
  }
}
