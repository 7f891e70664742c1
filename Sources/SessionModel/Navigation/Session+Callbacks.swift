extension Session {
  /// Derives what is sent when a transition starts.
  ///
  /// There is no global order: it depends on the kind of container.
  mutating func sendBeginning(of transition: Transition, telling sink: inout some FactSink) {
    let (from, to) = (transition.from, transition.to)
    tellUnbalanced(transition, telling: &sink)
    if transition.isDismissalByUser { sink.receive(.dismissal(.willDismiss, from), at: now) }
    switch transition.kind {
    case .push, .pop, .set:
      send(.willDisappear, from, telling: &sink)
      if policies.departs(.emitWillShow) { send(.willShow, to, telling: &sink) }
      send(.willAppear, to, telling: &sink)
      if !policies.departs(.emitWillShow) { send(.willShow, to, telling: &sink) }
    case .present:
      if hidesPresenter { send(.willDisappear, from, telling: &sink) }
      send(.willAppear, to, telling: &sink)
    case .dismiss:
      send(.willDisappear, from, telling: &sink)
      if hidesPresenter { send(.willAppear, to, telling: &sink) }
    case .tab, .page:
      send(.willAppear, to, telling: &sink)
      send(.willDisappear, from, telling: &sink)
    case .preview, .menu, .drawer, .detent:
      break
    }
  }

  /// Derives what is sent when a transition has ended.
  mutating func sendEnding(
    of transition: Transition,
    finished: Bool,
    telling sink: inout some FactSink
  ) {
    guard finished else {
      if !(policies.departs(.undoCallbacks) && transition.outcome == .cancel) {
        sendUndo(of: transition, telling: &sink)
      }
      return
    }
    let (from, to) = (transition.from, transition.to)
    switch transition.kind {
    case .push, .pop, .set:
      send(.didDisappear, from, telling: &sink)
      send(.didAppear, to, telling: &sink)
      send(.didShow, to, telling: &sink)
      delegateDidShow(in: transition.container, telling: &sink)
    case .present:
      send(.didAppear, to, telling: &sink)
      if hidesPresenter { send(.didDisappear, from, telling: &sink) }
    case .dismiss:
      if hidesPresenter { send(.didAppear, to, telling: &sink) }
      send(.didDisappear, from, telling: &sink)
      if transition.isDismissalByUser { sink.receive(.dismissal(.didDismiss, from), at: now) }
    case .tab:
      send(.didDisappear, from, telling: &sink)
      send(.didAppear, to, telling: &sink)
    case .page:
      send(.didAppear, to, telling: &sink)
      send(.didDisappear, from, telling: &sink)
    case .preview, .menu, .drawer, .detent:
      break
    }
  }

  /// Derives the pairs that take a cancelled beginning back; there is no second `willShow`.
  mutating func sendUndo(of transition: Transition, telling sink: inout some FactSink) {
    let (from, to) = (transition.from, transition.to)
    switch transition.kind {
    case .push, .pop, .set, .tab:
      sendPair(.willDisappear, .didDisappear, to, telling: &sink)
      sendPair(.willAppear, .didAppear, from, telling: &sink)
    case .present:
      sendPair(.willDisappear, .didDisappear, to, telling: &sink)
      if hidesPresenter { sendPair(.willAppear, .didAppear, from, telling: &sink) }
    case .dismiss:
      if hidesPresenter { sendPair(.willDisappear, .didDisappear, to, telling: &sink) }
      sendPair(.willAppear, .didAppear, from, telling: &sink)
    case .page:
      sendPair(.willAppear, .didAppear, from, telling: &sink)
      sendPair(.willDisappear, .didDisappear, to, telling: &sink)
    case .preview, .menu, .drawer, .detent:
      break
    }
  }

  private var hidesPresenter: Bool {
    policies.departs(.presentationStyle)
  }

  /// A screen that is told "will" before the "did" of an earlier transition has come.
  private func tellUnbalanced(_ transition: Transition, telling sink: inout some FactSink) {
    for appearance in appearances where appearance.state != .visible {
      let screen = appearance.screen
      guard screen == transition.from || screen == transition.to else { continue }
      sink.receive(.fault(.unbalancedAppearance, subject: screen), at: now)
    }
  }

  private mutating func sendPair(
    _ will: AppearanceCallback.Kind,
    _ did: AppearanceCallback.Kind,
    _ screen: Name,
    telling sink: inout some FactSink
  ) {
    send(will, screen, telling: &sink)
    send(did, screen, telling: &sink)
  }

  private mutating func send(
    _ kind: AppearanceCallback.Kind,
    _ screen: Name,
    telling sink: inout some FactSink
  ) {
    guard screen != .none else { return }
    switch kind {
    case .willAppear: setAppearance(of: screen, .appearing, telling: &sink)
    case .didAppear: setAppearance(of: screen, .visible, telling: &sink)
    case .willDisappear: setAppearance(of: screen, .disappearing, telling: &sink)
    case .didDisappear: appearances.removeAll { $0.screen == screen }
    case .willShow, .didShow: break
    }
    sink.receive(.callback(AppearanceCallback(kind, screen)), at: now)
  }

  private mutating func setAppearance(
    of screen: Name,
    _ state: Appearance.State,
    telling sink: inout some FactSink
  ) {
    if let index = appearances.firstIndex(where: { $0.screen == screen }) {
      appearances[index].state = state
    } else if hasRoom(
      appearances.count,
      below: SessionLimits.appearances,
      for: screen,
      telling: &sink
    ) {
      appearances.append(Appearance(screen: screen, state: state))
    }
  }

  /// Takes the screens that stand on top as visible; the starting state derives no callbacks.
  mutating func settleAppearances(telling sink: inout some FactSink) {
    appearances.removeAll(keepingCapacity: true)
    for container in containers where container.kind == .stack || container.kind == .presented {
      if let top = container.committed.last { setAppearance(of: top, .visible, telling: &sink) }
    }
    for container in containers where container.name == Name(.selected) {
      if let tab = container.committed.last { setAppearance(of: tab, .visible, telling: &sink) }
    }
  }
}

extension Transition {
  /// Whether a gesture dismisses; the presentation's delegate hears of that only.
  fileprivate var isDismissalByUser: Bool {
    kind == .dismiss && (driver != nil || initiallyInteractive)
  }
}
