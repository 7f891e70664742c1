/// What happened in one stretch of a tape.
struct TimelineBin: Equatable, Sendable {
  /// Kinds of things that are shown.
  struct Signs: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A finger was down.
    static let touched = Signs(rawValue: 1)
    /// A transition was open.
    static let moving = Signs(rawValue: 2)
    /// A container's committed state changed.
    static let navigated = Signs(rawValue: 4)
    /// A transition was cancelled or refused.
    static let turnedBack = Signs(rawValue: 8)
    /// Somebody set a mark.
    static let marked = Signs(rawValue: 16)
    /// The checker found an error.
    static let wrong = Signs(rawValue: 32)
    /// The checker gave a warning.
    static let doubtful = Signs(rawValue: 64)
  }

  /// Number of events, an estimate where blocks have not been read.
  var events = 0.0
  var signs: Signs = []

  /// Adds what happened in another stretch.
  mutating func add(_ other: TimelineBin) {
    events += other.events
    signs.formUnion(other.signs)
  }
}
