import SessionModel

extension Scene {
  /// What is under way: fingers, gestures, reported transitions.
  var underWay: [Subject] {
    touches.filter(\.isDown).map { .touch($0.id) }
      + gestures.filter(\.state.isActive).map { .name($0.name) }
      + transitions.filter(\.isOpen).map { .transition($0.id) }
  }
}

extension Event {
  /// What begins anew with the event, whatever was known of its name before.
  var newcomer: Subject? {
    switch self {
    case .touch(let touch) where touch.phase == .down: .touch(touch.id)
    case .gesture(let gesture) where gesture.state == .began: .name(gesture.recognizer)
    case .transition(let transition):
      if case .begin = transition.step { .transition(transition.id) } else { nil }
    default: nil
    }
  }
}
