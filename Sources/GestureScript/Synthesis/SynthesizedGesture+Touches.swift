public import SessionModel

extension SynthesizedGesture {
  /// Returns the touches that make up the gesture.
  ///
  /// Every finger goes down, moves at each frame and leaves: samples come k/rate seconds after the
  /// landing, rounded to a microsecond, and the last one exactly at the end. The lifting touch repeats
  /// the last position, a cancelled one has none. The two fingers of pinch and rotate share their
  /// frames and take two numbers in a row. Numbers that make no sense are clamped to
  /// `SynthesisLimits`, so any gesture is finite.
  ///
  /// - Parameters:
  ///   - start: When the first finger lands.
  ///   - rate: Samples a second.
  ///   - firstFreeID: The number of the first finger that is not given one; the next ones follow.
  ///   - noise: Where `Swipe.jitter` draws from; other gestures draw nothing.
  /// - Returns: The touches, in order of time, and when the last finger leaves.
  public func touches(
    startingAt start: Time,
    rate: Double,
    firstFreeID: Int32,
    noise: inout SynthesisNoise
  ) -> (events: [TimedEvent], end: Time) {
    let jitter = if case .swipe(let swipe) = self { swipe.jitter } else { 0.0 }
    var writer = TouchWriter(
      start: start,
      rate: rate,
      firstFreeID: firstFreeID,
      jitter: jitter,
      noise: noise
    )
    write(to: &writer)
    noise = writer.noise
    return (writer.events, writer.end)
  }

  /// Writes the touches down, with the writer's own jitter.
  func write(to writer: inout TouchWriter) {
    switch self {
    case .tap(let tap): tap.write(to: &writer)
    case .doubleTap(let tap): tap.write(to: &writer)
    case .longPress(let press): press.write(to: &writer)
    case .swipe(let swipe): swipe.write(to: &writer)
    case .flick(let flick): flick.write(to: &writer)
    case .pinch(let pinch): pinch.write(to: &writer)
    case .rotate(let turn): turn.write(to: &writer)
    }
  }
}
