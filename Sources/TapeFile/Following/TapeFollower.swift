public import SessionModel

/// Reads a tape while a recorder writes it: each event once, in order, as soon as it was accepted.
///
/// ```swift
/// let follower = try TapeFollower(path: "session.tape")
/// print(follower.tape.eventCount, "so far")
/// while !follower.isFinished {
///   for event in try follower.next() { print(event) }
/// }
/// ```
///
/// It writes nothing and holds no lock. It follows the events from the journal into the tape, and from
/// a recorder that was stopped to the next one that goes on with the tape. It belongs to one thread at
/// a time.
public final class TapeFollower {
  /// The tape as it was at first; `next()` begins behind it.
  public let tape: TapeReader
  /// The spellings of the names of all events so far: those of `tape`, and others behind them.
  public private(set) var names: NameTable
  /// How many events have been read, those of `tape` included.
  public private(set) var eventCount: Int
  /// Whether the tape was finished, so that no event follows.
  public private(set) var isFinished: Bool
  /// Whether somebody records at the moment.
  public private(set) var isBeingRecorded: Bool

  private let path: String
  private var journal: JournalWatch?
  /// A later state of the tape that has events which were not in the journal any more.
  private var later: (reader: TapeReader, block: Int)?
  /// What the files looked like when the tape was last looked at without a recorder.
  private var deserted: Outside?

  /// What can be seen of the files without reading them.
  private struct Outside: Equatable {
    var nonce: UInt64?
    var isLive: Bool
    var byteCount: UInt64
  }

  /// Opens the tape at `path`.
  ///
  /// - Throws: what `TapeReader(path:policy:)` throws; `notATape` for a flight recorder's file, in which
  ///   events go as well as come.
  public init(path: String) throws(TapeError) {
    self.path = path
    journal = try JournalWatch(ofTape: path)
    guard try FlightHeader(of: FileSource(path: path)) == nil else {
      throw TapeError(.notATape, "a flight recorder's file cannot be followed, only read")
    }
    tape = try TapeReader(path: path)
    names = tape.names
    eventCount = tape.eventCount
    isBeingRecorded = tape.isBeingRecorded
    isFinished = tape.isFinished
  }

  /// The events that have come, some thousand at most; none if there are none at the moment.
  ///
  /// - Throws: what reading throws; `notATape` where another tape has taken the file's place.
  /// - Complexity: three short reads where nothing has come.
  public func next() throws(TapeError) -> [TimedEvent] {
    guard !isFinished else { return [] }
    if later == nil {
      let events = try journal?.events(after: eventCount, spelledBy: &names) ?? []
      eventCount += events.count
      if !events.isEmpty { return events }
      if let journal, try journal.isLive(), try !journal.hasPassed(eventCount) { return [] }
      try reopen()
    }
    return try laterEvents()
  }

  /// Looks at the tape anew: events have left the journal, or its recorder has.
  private func reopen() throws(TapeError) {
    // The journal first: what leaves it meanwhile is in the tape when that is read.
    let journal = try JournalWatch(ofTape: path)
    let outside = Outside(
      nonce: journal?.nonce,
      isLive: try journal?.isLive() ?? false,
      byteCount: try FileSource(path: path).byteCount
    )
    guard deserted != outside else { return }
    let reader = try TapeReader(path: path)
    guard reader.header.salt == tape.header.salt else {
      throw TapeError(.notATape, "another tape has taken the place of “\(path)”")
    }
    self.journal = journal
    isBeingRecorded = reader.isBeingRecorded
    deserted = outside.isLive ? nil : outside
    let block = reader.blocks.firstIndex { $0.lastEvent > eventCount }
    if let block { later = (reader, block) } else { isFinished = reader.isFinished }
  }

  /// The next block's events that were not read yet.
  private func laterEvents() throws(TapeError) -> [TimedEvent] {
    guard let (reader, block) = later else { return [] }
    let info = reader.blocks[block]
    var events = try reader.events(ofBlock: block)
    events.removeFirst(min(events.count, max(0, eventCount + 1 - info.firstEvent)))
    let spellings = reader.names
    for place in events.indices {
      events[place].event.replaceNames { names.intern(spellings[$0]) }
    }
    eventCount = info.lastEvent
    later = block + 1 < reader.blocks.count ? (reader, block + 1) : nil
    return events
  }
}

extension TapeReader {
  /// Whether the tape ends with its index, as it does when its recording has ended.
  fileprivate var isFinished: Bool {
    !isBeingRecorded && !losses.contains { $0.isOfEnd || $0.cause == .tornJournal }
  }
}
