/// The state of a gesture recognizer; `ended` is also the "recognized" of discrete ones.
public enum GestureState: UInt8, CaseIterable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether the gesture is being recognized right now.
  public var isActive: Bool {
    self == .began || self == .changed
  }

  /// Whether the gesture is over and will return to `possible`.
  public var isTerminal: Bool {
    self == .ended || self == .cancelled || self == .failed
  }
}
