extension Session {
  /// Place of the container that an explicit transition changes, made if the log never set it up.
  mutating func containerIndex(
    for beginning: TransitionReport.Beginning,
    telling sink: inout some FactSink
  ) -> Int? {
    let window = windows[0].name
    switch beginning.kind {
    case .push, .pop, .set, .preview:
      if beginning.stack == nil, let from = beginning.from, from != .none,
        let holder = containers.firstIndex(where: {
          $0.kind == .stack && $0.model.contains(from)
        })
      {
        return holder
      }
      return ensureStack(beginning.stack, in: window, telling: &sink)
    case .present, .dismiss:
      return ensureContainer(.presented, Name(.presented), in: window, telling: &sink)
    case .tab, .page, .menu, .drawer, .detent:
      return ensureContainer(.value, valueName(of: beginning.kind), in: window, telling: &sink)
    }
  }

  /// The container without a stack that a transition of `kind` changes.
  private func valueName(of kind: TransitionKind) -> Name {
    switch kind {
    case .page: Name(.pager)
    case .menu: Name(.menu)
    case .drawer: Name(.drawer)
    case .detent: Name(.panel)
    case .tab, .push, .pop, .set, .preview, .present, .dismiss: Name(.selected)
    }
  }

  /// Whether the container has room for what a transition of `kind` adds to it.
  func mayGrow(
    containerAt index: Int,
    by kind: TransitionKind,
    telling sink: inout some FactSink
  ) -> Bool {
    guard kind == .push || kind == .present else { return true }
    return hasRoom(forScreenInContainerAt: index, telling: &sink)
  }

  /// Gives the container the answer it has while `transition` runs.
  mutating func changeModel(ofContainerAt index: Int, for transition: Transition) {
    switch transition.kind {
    case .preview:
      break
    case .push, .present:
      if transition.to != .none { containers[index].model.append(transition.to) }
    case .pop:
      popModel(ofContainerAt: index, to: transition.to)
    case .set:
      setModel(ofContainerAt: index, to: transition.to)
    case .dismiss:
      let place =
        containers[index].model.lastIndex(of: transition.from)
        ?? containers[index].model.indices.last
      if let place { containers[index].model.removeSubrange(place...) }
    case .tab, .page, .menu, .drawer, .detent:
      containers[index].model.removeAll(keepingCapacity: true)
      if transition.to != .none { containers[index].model.append(transition.to) }
    }
  }

  /// Pops down to `screen`, or takes one screen off if it is not on the stack; the root always stays.
  private mutating func popModel(ofContainerAt index: Int, to screen: Name) {
    let count = containers[index].model.count
    guard count > 1 else { return }
    let below = containers[index].model[..<(count - 1)]
    let kept = below.lastIndex(of: screen).map { $0 + 1 } ?? count - 1
    containers[index].model.removeSubrange(kept...)
  }

  /// To the announced list; without one, `screen` becomes the top in place of the old one.
  private mutating func setModel(ofContainerAt index: Int, to screen: Name) {
    defer { announced = nil }
    guard let announced else {
      if !containers[index].model.isEmpty { containers[index].model.removeLast() }
      if screen != .none { containers[index].model.append(screen) }
      return
    }
    containers[index].model.removeAll(keepingCapacity: true)
    containers[index].model.append(contentsOf: announced)
  }
}
