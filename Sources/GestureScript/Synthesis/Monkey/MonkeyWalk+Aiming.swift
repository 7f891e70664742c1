import SessionModel

extension MonkeyWalk {
  /// A gesture that some declared recognizer waits for; nil if none is declared.
  mutating func aimedAction() -> MonkeyAction? {
    let declared = session.recognizers.count { $0.declaration != nil }
    var place = noise.index(below: declared)
    for recognizer in session.recognizers {
      guard let declaration = recognizer.declaration else { continue }
      if place == 0 { return action(for: declaration) }
      place -= 1
    }
    return nil
  }

  private func action(for declaration: RecognizerDeclaration) -> MonkeyAction {
    switch declaration.kind {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .swipe: .flick
    case .pinch: .pinch
    case .rotation: .rotate
    case .edgePan:
      declaration.edge.map { session.windows[0].resolved($0) } == trailingEdge
        ? .forwardSwipe : .backSwipe
    case .pan: panAction(for: declaration)
    }
  }

  private var trailingEdge: Edge {
    session.windows[0].resolved(.trailing)
  }

  private func panAction(for declaration: RecognizerDeclaration) -> MonkeyAction {
    if declaration.preset == .card { return .drag }
    return switch declaration.drive {
    case .push: .forwardSwipe
    case .pop, .tab, nil: .backSwipe
    case .dismiss, .present, .card: .drag
    }
  }
}
