import SessionModel

extension Scene {
  /// A side of the screen.
  enum Side: CaseIterable {
    case left, right
  }

  /// Where back swipes start in a window.
  func leadingSide(of window: Window) -> Side {
    window.direction == .ltr ? .left : .right
  }

  /// Whether `finger` landed within `zone` points of `side`; nil if its place is not known.
  func landed(_ finger: TouchTrack, within zone: Double, of side: Side, in window: Window) -> Bool?
  {
    guard let start = finger.start else { return nil }
    switch side {
    case .left: return start.x <= zone
    case .right: return start.x >= window.size.width - zone
    }
  }

  /// How far `finger` came from where it landed, away from `side`, at the farthest.
  func inwardWay(of finger: TouchTrack, from side: Side) -> Double {
    guard let start = finger.start, let reach = finger.reach else { return 0 }
    switch side {
    case .left: return reach.upperBound - start.x
    case .right: return start.x - reach.lowerBound
    }
  }
}

extension Session {
  /// The window `name`, or the first one.
  func window(_ name: Name) -> Window {
    for index in windows.indices where windows[index].name == name { return windows[index] }
    return windows[0]
  }

  /// The stacks of `window` that its user may see: that of the selected tab if the tab has its name,
  /// else all of them, since one may stand inside another.
  func visibleStacks(in window: Name) -> [Container] {
    let stacks = containers.filter { $0.kind == .stack && $0.window == window }
    let tab = containers.first { $0.name == Name(.selected) && $0.window == window }?.committed.last
    let selected = stacks.filter { $0.name == tab }
    return selected.isEmpty ? stacks : selected
  }

  /// Whether something is presented over `window`; it may hold stacks that are not in the log.
  func isCovered(_ window: Name) -> Bool {
    containers.contains {
      $0.kind == .presented && $0.window == window && !$0.committed.isEmpty
    }
  }

  /// The stack that fills `window`: the first one that was named.
  func stack(in window: Name) -> Container? {
    for index in containers.indices
    where containers[index].kind == .stack && containers[index].window == window {
      return containers[index]
    }
    return nil
  }
}
