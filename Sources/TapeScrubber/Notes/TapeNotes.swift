public import TapeReplay

/// The marks and notes beside a tape: what its notes file says.
public struct TapeNotes: Equatable, Sendable {
  /// A line that means nothing.
  public struct Problem: Equatable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// What is wrong with it and what was expected.
    public var message: String
  }

  /// The salt of the tape that they are about; nil where the file does not say.
  public internal(set) var salt: UInt64?
  /// Marks and notes in order of position; those of one place in the order in which they were made.
  public private(set) var entries: [TapeNote] = []
  /// Lines that mean nothing, the first of them.
  public internal(set) var problems: [Problem] = []

  /// No marks, no notes.
  public init() {}

  /// Whether there are neither marks nor notes.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// Adds an entry after those of the same position.
  public mutating func add(_ entry: TapeNote) {
    let place = entries.firstPlace { $0.position > entry.position }
    entries.insert(entry, at: place)
  }

  /// Keeps the entries that a tape of so many events has; how many went.
  public mutating func removeEntries(after eventCount: Int) -> Int {
    let count = entries.count
    entries.removeAll { $0.position.event > eventCount }
    return count - entries.count
  }

  /// All entries, and those of the tape itself, which are in order too and come first where both have
  /// one position.
  ///
  /// - Complexity: O(entries of both): it is asked for with every frame.
  func entries(among own: [TapeNote]) -> [TapeNote] {
    var all: [TapeNote] = []
    all.reserveCapacity(own.count + entries.count)
    var rest = own[...]
    for entry in entries {
      let earlier = rest.prefix { $0.position <= entry.position }
      all += earlier
      rest = rest[earlier.endIndex...]
      all.append(entry)
    }
    return all + rest
  }

  /// The place of the first mark called `name`.
  public func place(ofMark name: String) -> Position? {
    entries.first { $0.markName.map { $0.utf8.elementsEqual(name.utf8) } == true }?.position
  }

  /// The nearest mark after a position, or before it.
  func mark(from position: Position, forward isForward: Bool) -> Position? {
    isForward
      ? entries.first { $0.markName != nil && $0.position > position }?.position
      : entries.last { $0.markName != nil && $0.position < position }?.position
  }
}
