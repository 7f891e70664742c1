public import SessionModel

/// Writes events to a tape.
///
/// Equal events, times, spellings and description give equal bytes, whatever order the names were
/// interned in. A writer belongs to one thread at a time.
public final class TapeWriter {
  private enum Stage {
    case open
    case finished
    /// Something could not be written: what follows would not be a tape.
    case failed(TapeError)
  }

  private let sink: any TapeSink
  private let headerBody: [UInt8]
  private var sealer: BlockSealer
  private var numbering = NameNumbering()
  private var session: Session
  private var open: OpenBlock
  /// nil until the first block decides it.
  private var salt: UInt64?
  private var index = TapeIndex()
  private var offset: UInt64 = 0
  private var stage = Stage.open
  private var scratch = ByteWriter()

  /// Events taken so far.
  public private(set) var eventCount = 0

  /// Starts a tape that goes to `sink`.
  ///
  /// - Throws: `tooLarge` if the description does not fit; `compression` if zlib cannot start.
  public convenience init(
    to sink: any TapeSink,
    description: TapeDescription
  ) throws(TapeError) {
    try self.init(to: sink, description: description, HeaderSupplement())
  }

  /// Starts a tape that goes to `sink` and begins in the midst of a session, as `start` says.
  ///
  /// The policies of the session must be those of the description.
  ///
  /// - Throws: what `init(to:description:)` throws.
  public convenience init(
    to sink: any TapeSink,
    description: TapeDescription,
    start: TapeStart
  ) throws(TapeError) {
    try self.init(to: sink, description: description, HeaderSupplement(start: start))
  }

  /// Starts a tape whose header says more than its description.
  init(
    to sink: any TapeSink,
    description: TapeDescription,
    _ supplement: HeaderSupplement
  ) throws(TapeError) {
    self.sink = sink
    headerBody = try TapeHeader.encodeFields(description, supplement)
    sealer = try BlockSealer()
    if let start = supplement.start { numbering = NameNumbering(table: start.names) }
    session = supplement.start?.session ?? Session(policies: description.policies)
    open = OpenBlock(opening: session, names: numbering.table.count)
  }

  /// Goes on with the tape that ends as `end` says; `sink` takes what comes behind that.
  init(to sink: any TapeSink, resuming end: TapeEnd) throws(TapeError) {
    self.sink = sink
    headerBody = []
    salt = end.salt
    sealer = try BlockSealer(nextEvent: UInt64(end.eventCount) + 1)
    numbering = NameNumbering(table: end.names)
    session = end.session
    open = OpenBlock(opening: session, names: numbering.table.count)
    index.blocks = end.blocks
    offset = end.offset
    eventCount = end.eventCount
  }

  /// Starts a tape in the file at `path`, which appears when the tape is finished.
  ///
  /// - Throws: `fileExists` unless `replacing`; `cannotCreate`; what `init(to:description:)` throws.
  public convenience init(
    path: String,
    description: TapeDescription,
    replacing: Bool = false
  ) throws(TapeError) {
    let sink = try FileSink(path: path, replacing: replacing)
    do throws(TapeError) {
      try self.init(to: sink, description: description)
    } catch {
      sink.abandon()
      throw error
    }
  }

  /// Adds an event whose names `names` spells.
  ///
  /// Every call must pass the same growing table; call `startTable()` before turning to another.
  ///
  /// - Throws: `tooLarge` if the event does not fit a block, and then the tape goes on without it;
  ///   `finished`; `inputOutput` or `compression` where a full block cannot be written, and then every
  ///   later call throws the same.
  public func append(_ event: TimedEvent, names: NameTable) throws(TapeError) {
    try checkOpen()
    var renumbered = event
    let weight = try scratch.weight(of: event.event)
    let namesBefore = numbering.table.count
    try numbering.renumber(&renumbered.event, from: names)
    let total = weight + numbering.addedSize(since: namesBefore)
    let time = max(session.now, min(event.time, .last)).microseconds
    if open.ends(before: time, weighing: total) {
      try failing { () throws(TapeError) in try seal() }
    }
    open.add(renumbered, at: time, weighing: total, names: numbering.table.count)
    var facts = NoFacts()
    session.apply(renumbered.event, at: renumbered.time, telling: &facts)
    eventCount += 1
  }

  /// The session after the last event.
  var currentSession: Session { session }

  /// The tape's names so far.
  var names: NameTable { numbering.table }

  /// The blocks that were written so far.
  var sealedBlocks: [BlockInfo] { index.blocks }

  /// How many events the written blocks hold.
  var sealedCount: Int { index.blocks.last?.lastEvent ?? 0 }

  /// Ends the open block before it is full, where its events cannot wait.
  func sealOpenBlock() throws(TapeError) {
    try checkOpen()
    guard !open.events.isEmpty else { return }
    try failing { () throws(TapeError) in try seal() }
  }

  /// Says that the following events carry the names of another table.
  public func startTable() {
    numbering.forgetSource()
  }

  /// Seals what is left, writes the index and completes the file.
  ///
  /// - Throws: `inputOutput`, `fileExists` or `compression`; nothing appears under the tape's name then,
  ///   and a partial file stays until `abandon()`.
  public func finish() throws(TapeError) {
    try checkOpen()
    try failing { () throws(TapeError) in
      if !open.events.isEmpty { try seal() }
      let salt = try startIfNeeded(payload: [])
      try sink.write(index.encoded(salt: salt))
      try sink.finish()
    }
    stage = .finished
  }

  /// Gives the tape up; a file leaves nothing behind.
  public func abandon() {
    if case .finished = stage { return }
    stage = .finished
    sink.abandon()
  }

  /// The tape that holds `events`, whose names `names` spells.
  public static func bytes(
    of events: some Sequence<TimedEvent>,
    names: NameTable,
    description: TapeDescription = TapeDescription()
  ) throws(TapeError) -> [UInt8] {
    let sink = MemorySink()
    let writer = try TapeWriter(to: sink, description: description)
    for event in events { try writer.append(event, names: names) }
    try writer.finish()
    return sink.bytes
  }

  private func checkOpen() throws(TapeError) {
    switch stage {
    case .open: return
    case .finished: throw TapeError(.finished, "the tape is finished already")
    case .failed(let error): throw error
    }
  }

  /// Runs `body`; if it fails, the tape has failed for good.
  private func failing(_ body: () throws(TapeError) -> Void) throws(TapeError) {
    do throws(TapeError) {
      try body()
    } catch {
      stage = .failed(error)
      throw error
    }
  }

  private func seal() throws(TapeError) {
    let block = try sealer.seal(open, names: numbering.table, closing: session)
    let salt = try startIfNeeded(payload: block.payload)
    let bytes = block.encoded(salt: salt)
    index.blocks.append(block.header.info(at: offset))
    try write(bytes)
    open.restart(with: session)
  }

  private func startIfNeeded(payload: [UInt8]) throws(TapeError) -> UInt64 {
    if let salt { return salt }
    let salt = Salt.derive(body: headerBody, payload: payload)
    self.salt = salt
    try write(TapeHeader.encode(body: headerBody, salt: salt))
    return salt
  }

  private func write(_ bytes: [UInt8]) throws(TapeError) {
    try sink.write(bytes)
    offset += UInt64(bytes.count)
  }
}
