public import SessionModel
public import TapeReplay

/// Why a gesture went to the recognizers that had it, and what they made of it.
///
/// A gesture lasts from the first finger that lands on a window to the last that leaves it. What is
/// decided later (a second tap that does not come, a transition that glides on) belongs to it, too.
public struct GestureExplanation: Equatable, Sendable {
  /// Its fingers, in the order they landed; none if the log reports recognizers without touches.
  public var touches: [Int32] = []
  /// The window.
  public var window: Name
  /// When its first finger landed, or the first report came.
  public var start: Position
  /// When its last finger left; nil if none did.
  public var end: Position?
  /// Whether the system took its last finger away.
  public var isCancelled = false
  /// From where its first finger landed to where that was last, in points.
  public var travel = Point.zero
  /// The recognizers that looked at it, in the order they did.
  public var contenders: [Contender] = []
  /// What it moved, in the order it was asked for.
  public var drives: [Drive] = []

  init(in window: Name, from start: Position) {
    self.window = window
    self.start = start
  }
}
