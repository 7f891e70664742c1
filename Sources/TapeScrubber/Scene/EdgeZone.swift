import SessionModel

/// A band along an edge of a window in which an edge pan must begin.
struct EdgeZone: Equatable {
  /// One of the four sides.
  let edge: Edge
  /// In points.
  let width: Double
  /// Whether a finger that is down landed in it.
  let isLit: Bool

  /// The zones of the edge pans that were declared for `window`; the leading edge if there are none.
  static func zones(of window: Window, in session: Session) -> [EdgeZone] {
    let width = session.policies[.edgeWidth]
    var edges: [Edge] = []
    for recognizer in session.recognizers {
      guard let rules = recognizer.declaration, rules.kind == .edgePan else { continue }
      guard isSeen(rules, in: window, of: session) else { continue }
      let edge = window.resolved(rules.edge ?? .leading)
      if !edges.contains(edge) { edges.append(edge) }
    }
    if edges.isEmpty { edges = [window.resolved(.leading)] }
    let landings = session.touches.filter { $0.window == window.name }
      .compactMap { $0.start?.position }
    return edges.map { edge in
      let isLit = landings.contains { isIn($0, edge, width, window.size) }
      return EdgeZone(edge: edge, width: width, isLit: isLit)
    }
  }

  /// An edge pan sees the window in which its stack stands.
  private static func isSeen(
    _ rules: RecognizerDeclaration,
    in window: Window,
    of session: Session
  ) -> Bool {
    guard let stack = rules.stack else { return true }
    return session.containers.contains { $0.name == stack && $0.window == window.name }
  }

  private static func isIn(_ point: Point, _ edge: Edge, _ width: Double, _ size: Size) -> Bool {
    switch edge {
    case .right, .trailing: point.x >= size.width - width
    case .top: point.y <= width
    case .bottom: point.y >= size.height - width
    case .left, .leading: point.x <= width
    }
  }
}
