/// What a recognizer may look at besides its own state.
///
/// It is made anew for each step of a finger, most of which need the moment and the place alone: the
/// rest is looked up when it is asked for. To look it up at every step took a tenth of it.
struct GestureContext {
  /// The moment.
  let now: Time
  /// Place among `touches` of the finger that stepped.
  let finger: Int
  /// The fingers that are down, the one that lifts included.
  let touches: [LiveTouch]
  /// All windows.
  let windows: [Window]
  /// The name of the window.
  let windowName: Name
  /// All policies.
  let policies: Policies

  /// The window.
  var window: WindowGeometry {
    windows.geometry(of: windowName)
  }

  /// The knobs of pans, taps and presses.
  var touchRules: TouchRules {
    TouchRules(policies)
  }

  /// Where finger `id` is.
  func position(of id: Int32) -> Point? {
    touches.place(of: id, from: finger).flatMap { touches[$0].last?.position }
  }

  /// The middle of the fingers among `fingers` whose place is known.
  ///
  /// They landed in this order, so that each is found behind the one before it.
  func centroid(of fingers: [Int32]) -> Point {
    // The usual case; adding to zero makes −0 the same 0 as below.
    if fingers.count == 1, fingers[0] == touches[finger].id {
      return touches[finger].last.map { Point(x: 0 + $0.position.x, y: 0 + $0.position.y) } ?? .zero
    }
    var sum = Point.zero
    var (count, place) = (0.0, 0)
    for finger in fingers {
      guard let found = touches.place(of: finger, from: place) else { continue }
      place = found
      guard let position = touches[found].last?.position else { continue }
      sum = Point(x: sum.x + position.x, y: sum.y + position.y)
      count += 1
    }
    return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : .zero
  }

  /// How many fingers are on the window.
  var fingers: Int {
    let name = window.name
    var count = 0
    for place in touches.indices where touches[place].window == name { count += 1 }
    return count
  }
}
