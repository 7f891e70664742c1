/// A gesture that expands to touches.
public enum SynthesizedGesture: Equatable, Sendable {
  /// A finger that touches and leaves at once.
  case tap(Tap)
  /// Two quick taps.
  case doubleTap(DoubleTap)
  /// A finger that rests.
  case longPress(LongPress)
  /// A finger that moves along a path.
  case swipe(Swipe)
  /// A finger that leaves while it still moves.
  case flick(Flick)
  /// Two fingers that move apart or together.
  case pinch(Pinch)
  /// Two fingers that turn.
  case rotate(Rotate)
}
