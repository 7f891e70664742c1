extension Session {
  /// The container `name`, in any window.
  public func container(_ name: Name) -> Container? {
    containers.first { $0.name == name }
  }

  /// Place of the container `name` of `window`; stacks are found in any window.
  func containerIndex(_ name: Name, in window: Name) -> Int? {
    containers.firstIndex { $0.name == name && ($0.window == window || $0.kind == .stack) }
  }

  /// Place of the container `name`, made empty if the log never set it up; nil if there are too many.
  mutating func ensureContainer(
    _ kind: Container.Kind,
    _ name: Name,
    in window: Name,
    telling sink: inout some FactSink
  ) -> Int? {
    if let index = containerIndex(name, in: window) { return index }
    let limit = SessionLimits.containers
    guard hasRoom(containers.count, below: limit, for: name, telling: &sink) else { return nil }
    let isKnown = containers.contains { $0.name == name }
    containers.append(Container(kind, name, window: window))
    if !isKnown { moveRecognizers(ofStack: name, to: window) }
    return containers.count - 1
  }

  /// Place of the stack a call means: the one it names, else the window's first, else `main`.
  mutating func ensureStack(
    _ named: Name?,
    in window: Name,
    telling sink: inout some FactSink
  ) -> Int? {
    if named == nil,
      let first = containers.firstIndex(where: { $0.kind == .stack && $0.window == window })
    {
      return first
    }
    return ensureContainer(.stack, named ?? .main, in: window, telling: &sink)
  }

  /// Place of the window `name`, made with the default geometry if the log never set it up; nil if
  /// there are too many.
  mutating func ensureWindow(_ name: Name?, telling sink: inout some FactSink) -> Int? {
    let name = name ?? windows[0].name
    if let index = windows.firstIndex(where: { $0.name == name }) { return index }
    let limit = SessionLimits.windows
    guard hasRoom(windows.count, below: limit, for: name, telling: &sink) else { return nil }
    windows.append(Window(name))
    return windows.count - 1
  }

  /// The window a call acts in: its stack's, else that of the finger that asked, else the first.
  public func window(of call: NavigationCall) -> Name {
    if let stack = call.stack, let known = containers.first(where: { $0.name == stack }) {
      return known.window
    }
    if case .touch(let id)? = call.cause, let touch = touches.first(where: { $0.id == id }) {
      return touch.window
    }
    return windows[0].name
  }

  /// The topmost screen of `window`: the last presented one, else the top of its first stack.
  func topScreen(of window: Name) -> Name {
    if let top = containers.first(where: { $0.kind == .presented && $0.window == window })?
      .model.last
    {
      return top
    }
    return containers.first { $0.kind == .stack && $0.window == window }?.model.last ?? .none
  }
}
