import SessionModel

extension LiveModel {
  /// Steps of an arrow key across the window's shorter side.
  private static let steps = 20.0
  /// The same with shift held.
  private static let fineSteps = 100.0

  /// Moves the keyboard's finger.
  mutating func step(_ columns: Int, _ rows: Int, isFine: Bool) {
    guard hand.holder != .mouse else { return }
    let extent = min(window.size.width, window.size.height)
    let length = extent / (isFine ? Self.fineSteps : Self.steps)
    let start = cursor
    let places = PhonePlaces(layout.glass, window)
    let place = places.inside(
      Point(x: start.x + Double(columns) * length, y: start.y + Double(rows) * length)
    )
    hand.cursor = place
    moveFinger(to: place)
  }

  /// Puts the keyboard's finger down, or lifts it.
  mutating func toggleFinger() {
    guard hand.holder != .mouse else { return }
    if hand.first != nil { return liftFingers() }
    hand.cursor = cursor
    landFinger(at: cursor, by: .keys, mirrored: hand.isMirroring)
  }

  /// Mirrors every finger from now on, or no longer.
  mutating func toggleMirror() {
    hand.isMirroring.toggle()
    setMirrored(hand.isMirroring)
    notice = hand.isMirroring ? "two fingers" : "one finger"
  }

  /// Where the keyboard's finger is: in the middle at first.
  private var cursor: Point {
    let middle = Point(x: window.size.width / 2, y: window.size.height / 2)
    return PhonePlaces(layout.glass, window).inside(hand.cursor ?? middle)
  }
}
