import GestureScript
import SessionModel

/// A finger that a trace shows.
struct TracedTouch {
  var id: Int32
  var serial: UInt64
  var track: TraceTrack
  var position: Point?
  /// How it ended, once it is said to.
  var end: Touch.Phase?
}

extension SessionTrace {
  mutating func noteEnd(of touch: Touch) {
    guard touch.phase == .up || touch.phase == .cancel,
      let place = touches.firstIndex(where: { $0.id == touch.id })
    else { return }
    touches[place].end = touch.phase
    touches[place].position = touch.position ?? touches[place].position
  }

  mutating func followTouches(_ session: Session) {
    for known in touches where !session.touches.contains(where: { $0.serial == known.serial }) {
      let end = known.end.map { "\($0.spelling)" } ?? "gone"
      let place = known.position ?? .zero
      text.end(
        on: known.track,
        at: clock,
        ["ended": .text(end), "lastX": .number(place.x), "lastY": .number(place.y)]
      )
      touches.removeAll { $0.serial == known.serial }
    }
    for touch in session.touches {
      guard let place = touches.firstIndex(where: { $0.serial == touch.serial }) else {
        begin(touch)
        continue
      }
      touches[place].position = touch.last?.position
    }
  }

  private mutating func begin(_ touch: LiveTouch) {
    let track = text.track(process(of: touch.window), .touch, "touch \(touch.id)")
    let place = touch.start?.position ?? .zero
    text.begin(
      "touch \(touch.id)",
      "touch",
      on: track,
      at: clock,
      ["x": .number(place.x), "y": .number(place.y)]
    )
    touches.append(
      TracedTouch(id: touch.id, serial: touch.serial, track: track, position: touch.last?.position)
    )
  }
}
