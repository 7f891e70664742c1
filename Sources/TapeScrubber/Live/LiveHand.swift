import SessionModel

/// The fingers of a person who has a mouse, or only arrow keys.
struct LiveHand: Equatable, Sendable {
  /// What moves the fingers that are down.
  enum Holder: Equatable, Sendable {
    case mouse, keys
  }

  /// A finger that is down.
  struct Finger: Equatable, Sendable {
    let id: Int32
    /// Where it was last, in the window's points.
    var place: Point
  }

  /// What holds the fingers; nil while none is down.
  var holder: Holder?
  var first: Finger?
  /// Mirrors the first one at the middle of the window.
  var second: Finger?
  /// The window that the fingers touch; nil is the first.
  var window: Name?
  /// Whether fingers come in pairs without a key being held.
  var isMirroring = false
  /// Where the keyboard's finger is, once it was moved.
  var cursor: Point?

  /// The fingers that are down, in the order in which they landed.
  var fingers: [Finger] {
    [first, second].compactMap { $0 }
  }
}
