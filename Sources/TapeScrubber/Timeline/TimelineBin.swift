/// What happened in one stretch of a tape.
struct TimelineBin: Equatable, Sendable {
  /// Kinds of things that are shown.
  struct Signs: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

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
    /// Several fingers were down.
    static let several = Signs(rawValue: 128)
    /// A recognizer was active.
    static let recognized = Signs(rawValue: 256)
    /// A recognizer that was active was cancelled.
    static let gestureCancelled = Signs(rawValue: 512)
    /// A transition followed a gesture.
    static let interactive = Signs(rawValue: 1024)
    /// Somebody wrote a note.
    static let noted = Signs(rawValue: 2048)
    /// The app was not in front.
    static let inactive = Signs(rawValue: 4096)
    /// The app was in the background.
    static let background = Signs(rawValue: 8192)

    /// What lasts until it ends, rather than happening at a moment.
    static let lasting: Signs = [
      .touched, .several, .recognized, .moving, .interactive, .inactive, .background,
    ]
    /// What the checker says.
    static let found: Signs = [.wrong, .doubtful]
  }

  /// Number of events, an estimate where blocks have not been read.
  var events = 0.0
  var signs: Signs = []

  /// Adds what happened in another stretch.
  mutating func add(_ other: TimelineBin, share: Double = 1) {
    events += other.events * share
    add(other.signs)
  }

  /// Adds signs.
  mutating func add(_ signs: Signs) {
    // By their bits: a set's own operations are generic and slow where nothing is optimised.
    self.signs = Signs(rawValue: self.signs.rawValue | signs.rawValue)
  }
}
