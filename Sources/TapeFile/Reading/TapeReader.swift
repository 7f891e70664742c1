public import SessionModel
import Synchronization

/// Reads a tape: any block, in any order, from any thread.
///
/// Opening reads the header and the index alone. Nothing of the file is mapped or locked, and nothing
/// is ever written: what a recording that did not end has left in its journal is shown as if it were
/// in the tape. While somebody records, the tape shows what was accepted when it was opened.
public final class TapeReader: Sendable {
  /// What the tape's header says.
  public let header: TapeHeader
  /// The blocks, in order.
  public let blocks: [BlockInfo]
  /// What happens at damage.
  public let policy: ReadingPolicy
  /// Whether a recorder was writing the tape when it was opened.
  public let isBeingRecorded: Bool

  let source: any ByteSource
  private let upcasters: UpcasterChain
  private let lossesFound: Mutex<[TapeLoss]>
  private let decoders = Mutex<[BlockDecoder]>([])
  private let cachedNames = Mutex<NameTable?>(nil)

  /// Opens the tape in the file at `path`.
  ///
  /// - Throws: `noSuchFile`, `inputOutput`, `notATape`, `needsNewerReader`, `damagedHeader`; under the
  ///   strict policy also `damagedIndex`.
  public convenience init(
    path: String,
    policy: ReadingPolicy = .tail
  ) throws(TapeError) {
    // The journal first: what leaves it meanwhile is in the tape when that is read.
    let journal = try JournalContents(ofTape: path)
    let source = try FileSource(path: path)
    if let ring = try FlightRing(source) {
      let journal = journal?.header.salt == ring.salt ? journal : nil
      let bytes = try ring.tape(with: journal)
      try self.init(
        SealedTape(MemorySource(bytes: bytes), policy),
        isBeingRecorded: journal?.isLive ?? false
      )
      return
    }
    let sealed = try SealedTape(source, policy)
    guard let journal, journal.header.salt == sealed.header.salt else {
      self.init(sealed)
      return
    }
    let joined = try sealed.joined(with: journal) ?? sealed.whileRecorded(journal.isLive)
    self.init(joined, isBeingRecorded: journal.isLive)
  }

  /// Opens the tape that `bytes` are.
  ///
  /// - Throws: what `init(path:policy:)` throws.
  public convenience init(
    bytes: [UInt8],
    policy: ReadingPolicy = .tail
  ) throws(TapeError) {
    self.init(try SealedTape(MemorySource(bytes: bytes), policy))
  }

  /// Reads the tape that `sealed` has opened.
  init(_ sealed: SealedTape, isBeingRecorded: Bool = false) {
    self.isBeingRecorded = isBeingRecorded
    source = sealed.source
    upcasters = sealed.upcasters
    policy = sealed.policy
    header = sealed.header
    blocks = sealed.layout.blocks
    lossesFound = Mutex(sealed.layout.losses)
  }

  /// What the tape says about itself.
  public var description: TapeDescription { header.description }

  /// How many events the tape's blocks declare.
  public var eventCount: Int { blocks.last?.lastEvent ?? 0 }

  /// Session time right after the first event; zero in an empty tape.
  public var startTime: Time { blocks.first?.firstTime ?? .zero }

  /// Session time at the end; zero in an empty tape.
  public var endTime: Time { blocks.last?.lastTime ?? .zero }

  /// Whether keyframes and digests are those of this program's reducer.
  public var isReducerCurrent: Bool { header.reducerVersion == Session.reducerVersion }

  /// What could not be read so far; blocks are only looked at when they are read.
  public var losses: [TapeLoss] { lossesFound.withLock { $0 } }

  /// How the tape is, as far as it was read.
  public var health: TapeHealth {
    let losses = losses
    guard !losses.isEmpty else { return .intact }
    return losses.allSatisfy { $0.events == 0 } ? .unfinished : .damaged
  }

  /// The events of the block at place `block` of `blocks`.
  ///
  /// A damaged block has no events and adds to `losses`; its event numbers stay free.
  ///
  /// - Throws: `damagedBlock` under the strict policy; `inputOutput`.
  public func events(ofBlock block: Int) throws(TapeError) -> [TimedEvent] {
    var events: [TimedEvent] = []
    try read(block: block, into: &events)
    return events
  }

  /// Replaces `events` by those of the block at place `block`; reuses their memory.
  ///
  /// - Throws: what `events(ofBlock:)` throws.
  public func read(block: Int, into events: inout [TimedEvent]) throws(TapeError) {
    events.removeAll(keepingCapacity: true)
    let info = blocks[block]
    // What was found behind damage may leave more free than any block holds.
    events.reserveCapacity(min(info.count, TapeFormat.mostEventsInBlock))
    let whole: Void? = try salvaging(info) { (decoder, stored) throws(MalformedBytes) in
      try decoder.decode(stored, into: &events)
    }
    if whole == nil { events.removeAll(keepingCapacity: true) }
  }

  /// Replaces `events` and `keyframe` by those of the block at place `block`, which is read once.
  ///
  /// They are what `read(block:into:)` and `keyframe(ofBlock:)` give.
  ///
  /// - Throws: what `events(ofBlock:)` throws.
  public func read(
    block: Int,
    into events: inout [TimedEvent],
    keyframe: inout Session?
  ) throws(TapeError) {
    events.removeAll(keepingCapacity: true)
    let info = blocks[block]
    let isFirst = info.firstEvent == 1
    keyframe = isFirst ? header.initialSession : nil
    guard let stored = try stored(info) else { return }
    events.reserveCapacity(min(info.count, TapeFormat.mostEventsInBlock))
    let whole: Void? = try salvaging(info, stored) { (decoder, stored) throws(MalformedBytes) in
      try decoder.decode(stored, into: &events)
    }
    if whole == nil { events.removeAll(keepingCapacity: true) }
    guard !isFirst, isReducerCurrent else { return }
    keyframe = try salvaging(info, stored, storedKeyframe) ?? nil
  }

  /// The first block whose events may carry `name`, or the number of blocks; O(log blocks).
  package func firstBlock(knowing name: Name) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      let known = blocks[middle].namesBefore + blocks[middle].namesAdded
      if known > Int(name.index) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The session before the first event of the block at place `block`.
  ///
  /// nil where the tape keeps none, where another reducer made it, or where the block is damaged.
  ///
  /// - Throws: `damagedBlock` under the strict policy; `inputOutput`.
  public func keyframe(ofBlock block: Int) throws(TapeError) -> Session? {
    guard blocks[block].firstEvent > 1 else { return header.initialSession }
    guard isReducerCurrent else { return nil }
    return try salvaging(blocks[block], storedKeyframe) ?? nil
  }

  private func storedKeyframe(
    _ decoder: BlockDecoder,
    _ stored: Block
  ) throws(MalformedBytes) -> Session? {
    guard stored.header.keyframe == .stored else { return nil }
    return try Keyframe.decode(
      try decoder.preamble(stored).keyframe,
      policies: description.policies
    )
  }

  /// Every name of the tape; O(blocks that add names) at the first use.
  ///
  /// A name that was lost with its block is shown by its number, and the block is a loss under every
  /// policy.
  public var names: NameTable {
    if let known = cachedNames.withLock({ $0 }) { return known }
    var dictionary = NameDictionary(header.start?.names ?? NameTable())
    for info in blocks where info.namesAdded > 0 {
      dictionary.add(namesAdded(by: info), of: info)
    }
    let table = dictionary.table
    cachedNames.withLock { $0 = table }
    return table
  }

  /// Reads every block, so that `losses` and `health` are final.
  ///
  /// - Throws: `damagedBlock` under the strict policy; `inputOutput`.
  public func readEverything() throws(TapeError) {
    var events: [TimedEvent] = []
    for block in blocks.indices {
      try read(block: block, into: &events)
      _ = try keyframe(ofBlock: block)
    }
    _ = names
  }

  /// Compares every block with its checksum without expanding it, so that all losses but those of
  /// blocks whose writer was wrong are known.
  ///
  /// - Complexity: O(bytes), a fraction of the time that reading the events takes.
  /// - Throws: what reading a block throws.
  public func checkEverything() throws(TapeError) {
    for info in blocks { _ = try stored(info) }
    _ = names
  }

  /// Runs `body` over the stored block; nil, and a loss, where it is damaged and policy allows it.
  private func salvaging<Value>(
    _ info: BlockInfo,
    _ body: (BlockDecoder, Block) throws(MalformedBytes) -> Value
  ) throws(TapeError) -> Value? {
    guard let stored = try stored(info) else { return nil }
    return try salvaging(info, stored, body)
  }

  /// The stored block, checked; nil, and a loss, where it is damaged and policy allows it.
  func stored(_ info: BlockInfo) throws(TapeError) -> Block? {
    let bytes = try source.read(at: info.offset, upTo: info.byteCount)
    do throws(MalformedBytes) {
      let stored = try Block(bytes, salt: header.salt)
      guard stored.header.info(at: info.offset) == info else {
        throw MalformedBytes("is not what the index says")
      }
      return try current(stored)
    } catch {
      try note(error, in: info)
      return nil
    }
  }

  /// The block in the form of the current version.
  func current(_ block: Block) throws(MalformedBytes) -> Block {
    try upcasters.block(block, version: header.formatVersion, salt: header.salt)
  }

  private func salvaging<Value>(
    _ info: BlockInfo,
    _ stored: Block,
    _ body: (BlockDecoder, Block) throws(MalformedBytes) -> Value
  ) throws(TapeError) -> Value? {
    let decoder = try takeDecoder()
    defer { decoders.withLock { $0.append(decoder) } }
    do throws(MalformedBytes) {
      return try body(decoder, stored)
    } catch {
      try note(error, in: info)
      return nil
    }
  }

  private func namesAdded(by info: BlockInfo) -> [String] {
    let names = try? salvaging(info) { (decoder, stored) throws(MalformedBytes) in
      try decoder.preamble(stored).names
    }
    if names == nil { noteLoss(of: info) }
    return names ?? []
  }

  private func takeDecoder() throws(TapeError) -> BlockDecoder {
    if let idle = decoders.withLock({ $0.popLast() }) { return idle }
    return try BlockDecoder()
  }

  private func note(_ fault: MalformedBytes, in info: BlockInfo) throws(TapeError) {
    guard policy != .strict else {
      throw TapeError(
        .damagedBlock,
        "the block of events \(info.firstEvent) to \(info.lastEvent) \(fault.reason)",
        at: info.offset
      )
    }
    noteLoss(of: info)
  }

  private func noteLoss(of info: BlockInfo) {
    let loss = TapeLoss(
      cause: .damagedBlock,
      byteOffset: info.offset,
      byteCount: UInt64(info.byteCount),
      events: info.count
    )
    // In order of place, so that it does not matter in which order threads find them.
    lossesFound.withLock { losses in
      let place = losses.firstIndex { $0.byteOffset >= loss.byteOffset } ?? losses.endIndex
      guard !losses[place...].prefix(while: { $0.byteOffset == loss.byteOffset }).contains(loss)
      else { return }
      losses.insert(loss, at: place)
    }
  }
}
