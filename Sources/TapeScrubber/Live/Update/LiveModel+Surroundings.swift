import SessionModel

extension LiveModel {
  /// Turns the phone; the pointer is elsewhere on it then, so its fingers are taken away.
  mutating func rotate() {
    takeFingers()
    let size = Size(width: window.size.height, height: window.size.width)
    record(.rotation(size, window: touchedWindow))
    hand.cursor = nil
  }

  /// Leaves the app as the home gesture does, or comes back.
  mutating func toggleBackground() {
    guard session.app == .active else {
      if session.app == .background { record(.app(.inactive)) }
      return record(.app(.active))
    }
    takeFingers()
    record(.app(.inactive))
    record(.app(.background))
  }

  /// The window shown as events name it: nil is the first.
  var touchedWindow: Name? {
    window.name == session.windows[0].name ? nil : window.name
  }
}
