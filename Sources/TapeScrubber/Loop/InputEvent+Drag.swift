import TerminalKit

extension InputEvent {
  /// Whether the mouse was moved with a button down.
  var isDrag: Bool {
    guard case .mouse(let mouse) = self, case .drag = mouse.action else { return false }
    return true
  }
}
