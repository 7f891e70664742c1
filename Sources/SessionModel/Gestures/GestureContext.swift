/// What a recognizer may look at besides its own state.
struct GestureContext {
  /// The moment.
  let now: Time
  /// The fingers that are down, the one that lifts included.
  let touches: [LiveTouch]
  /// The window.
  let window: WindowGeometry
  /// The knobs of pans.
  let panRules: PanRules

  /// Where finger `id` is.
  func position(of id: Int32) -> Point? {
    for index in touches.indices where touches[index].id == id {
      return touches[index].last?.position
    }
    return nil
  }

  /// How many fingers are on the window.
  var fingers: Int {
    var count = 0
    for touch in touches where touch.window == window.name { count += 1 }
    return count
  }
}
