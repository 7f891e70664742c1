import SessionModel

/// Seals events into blocks of a ring, each of which can be the first one of a tape: it has the session
/// at its start, and all names so far.
final class FlightWriter {
  let salt: UInt64
  private let description: TapeDescription
  private let limits: FlightLimits
  private let store: any FlightStore
  private var sealer: BlockSealer
  private var numbering = NameNumbering()
  private var session: Session
  private var open: OpenBlock
  private var scratch = ByteWriter()
  /// A block that the store has refused; it comes first.
  private var pending: (bytes: [UInt8], info: BlockInfo)?

  /// Events taken so far.
  private(set) var eventCount = 0
  /// The last event that left the writer for the ring.
  private(set) var sealedCount = 0

  private static let firstNames = NameTable().count

  /// Writes to `store` what belongs to a tape whose salt is `salt`.
  init(
    to store: any FlightStore,
    _ limits: FlightLimits,
    description: TapeDescription,
    salt: UInt64
  ) throws(TapeError) {
    self.store = store
    self.limits = limits
    self.description = description
    self.salt = salt
    sealer = try BlockSealer()
    session = Session(policies: description.policies)
    open = OpenBlock(opening: session, names: FlightWriter.firstNames)
  }

  /// Adds an event whose names `names` spells, always the same growing table.
  ///
  /// `flush()` has to follow.
  ///
  /// - Throws: `tooLarge` if no tape can hold the event, and then it is as if it had never been.
  func append(_ event: TimedEvent, names: NameTable) throws(TapeError) {
    let weight = try scratch.weight(of: event.event)
    var renumbered = event
    let time = max(session.now, min(event.time, .last)).microseconds
    if limits.ends(open, before: time, weighing: weight) { try seal() }
    try numbering.renumber(&renumbered.event, from: names)
    open.add(renumbered, at: time, weighing: weight, names: numbering.table.count)
    var facts = NoFacts()
    session.apply(renumbered.event, at: renumbered.time, telling: &facts)
    eventCount += 1
    dropOld()
  }

  /// Ends the open block, if there is one, before it is full.
  ///
  /// `flush()` has to follow.
  func seal() throws(TapeError) {
    guard !open.events.isEmpty else { return }
    let block = try sealer.seal(open, names: numbering.table, closing: session)
    pending = (block.encoded(salt: salt), block.header.info(at: 0))
    open.restart(with: session)
    open.namesBefore = FlightWriter.firstNames
  }

  /// Moves a block that was sealed to the ring; the next call tries again where that fails.
  ///
  /// - Throws: `inputOutput`.
  func flush() throws(TapeError) {
    guard let block = pending else { return }
    try store.append(block.bytes, block.info)
    pending = nil
    sealedCount = block.info.lastEvent
  }

  /// What is kept, for another thread.
  func snapshot() throws(TapeError) -> FlightSnapshot {
    try flush()
    var blocks: [[UInt8]] = []
    for place in store.places.indices { blocks.append(try store.bytes(ofPlace: place)) }
    return FlightSnapshot(
      description: description,
      salt: salt,
      blocks: blocks,
      rest: open.events,
      restStart: eventCount == open.events.count ? nil : open.opening,
      restFirst: eventCount - open.events.count + 1,
      names: numbering.table
    )
  }

  /// Lets blocks go that are older than what is to be kept.
  private func dropOld() {
    guard let span = limits.span else { return }
    while store.places.count > 1, session.now - store.places[1].firstTime >= span {
      store.removeFirst()
    }
  }
}
