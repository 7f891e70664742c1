/// How many blocks one thread passes alone before others help.
///
/// The first, which a near hit lies in; and where keyframes turned out to be of no use, stretches that
/// double as long as they do, so that a tape without keyframes costs hardly more than one thread.
struct LoneStretch {
  /// Useless keyframes in a row after which a stretch begins.
  static let patience = 4

  private var left = 1
  private var length = 1
  private var wasted = 0

  /// Whether others may help.
  var isOver: Bool { left == 0 }

  /// Notes that a block was passed alone.
  mutating func pass() {
    if left > 0 { left -= 1 }
  }

  /// Notes that a keyframe was of use.
  mutating func noteUse() {
    (length, wasted) = (1, 0)
  }

  /// Notes that one was not.
  mutating func noteWaste() {
    wasted += 1
    guard wasted >= Self.patience else { return }
    length *= 2
    (left, wasted) = (length, 0)
  }
}
