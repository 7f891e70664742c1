/// What a recognizer may look at besides its own state.
struct GestureContext {
  /// The moment.
  let now: Time
  /// The fingers that are down, the one that lifts included.
  let touches: [LiveTouch]
  /// The window.
  let window: Window
  /// The knobs.
  let policies: Policies

  /// Where finger `id` is.
  func position(of id: Int32) -> Point? {
    touches.first { $0.id == id }?.last?.position
  }

  /// How many fingers are on the window.
  var fingers: Int {
    var count = 0
    for touch in touches where touch.window == window.name { count += 1 }
    return count
  }
}
