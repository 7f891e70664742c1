/// What a touch, or the passing of time, means for a recognizer that follows it.
enum GestureStep {
  /// Its state stays.
  case stay
  /// It has seen its gesture.
  case recognize
  /// The gesture it follows moved.
  case change
  /// The gesture it follows is over.
  case end
  /// The gesture it follows was taken away.
  case cancel
  /// What it sees cannot become its gesture.
  case fail
}

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
