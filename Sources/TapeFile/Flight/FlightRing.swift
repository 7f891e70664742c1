import SessionModel

/// What the file of a flight recorder holds, read at once while others may be writing it.
struct FlightRing {
  private let header: TapeHeader
  /// Whole blocks without gaps up to the last one.
  private let blocks: [Block]
  private let names: NameTable

  /// Reads the ring in `source`; nil if that is no flight recorder's file.
  init?(_ source: any ByteSource) throws(TapeError) {
    guard let flight = try FlightHeader(of: source) else { return nil }
    let (header, _) = try TapeHeader.read(
      from: MemorySource(bytes: flight.tapeHeader),
      .production
    )
    guard header.reducerVersion == Session.reducerVersion,
      header.formatVersion == TapeFormat.version
    else {
      throw TapeError(
        .needsNewerReader,
        "this flight recorder's file is of format \(header.formatVersion) and reducer "
          + "\(header.reducerVersion); this program knows \(TapeFormat.version) and "
          + "\(Session.reducerVersion)",
        at: 0
      )
    }
    self.header = header
    let ring = try source.read(at: UInt64(flight.ringOffset), upTo: flight.capacity)
    blocks = FlightRing.lastBlocks(in: ring, salt: header.salt)
    names = try FlightRing.names(of: blocks.last)
  }

  /// The salt that its journal has, too.
  var salt: UInt64 { header.salt }

  /// An ordinary tape of the ring and of what `journal` has behind it.
  func tape(with journal: JournalContents?) throws(TapeError) -> [UInt8] {
    let last = blocks.last.map { Int($0.header.firstEvent) + Int($0.header.eventCount) - 1 } ?? 0
    let snapshot = FlightSnapshot(
      description: header.description,
      salt: header.salt,
      blocks: blocks.map(\.bytes),
      rest: [],
      restStart: nil,
      restFirst: last + 1,
      names: names
    )
    let sink = MemorySink()
    let (writer, _) = try snapshot.tape(to: sink)
    if let journal {
      let time = Time(microseconds: blocks.last?.header.lastTime ?? 0)
      writer.startTable()
      _ = try writer.append(journal, behind: last, at: time, stopsAtGap: journal.isLive)
    }
    try writer.finish()
    return sink.bytes
  }

  /// The blocks in `ring` that are whole, up to the one with the last events and without gaps.
  private static func lastBlocks(in ring: [UInt8], salt: UInt64) -> [Block] {
    let found = wholeBlocks(in: ring, salt: salt)
      .sorted { $0.header.firstEvent < $1.header.firstEvent }
    guard var next = found.last?.header.firstEvent else { return [] }
    var blocks = [found[found.count - 1]]
    for block in found.dropLast().reversed()
    where block.header.firstEvent + UInt64(block.header.eventCount) == next {
      blocks.append(block)
      next = block.header.firstEvent
    }
    return blocks.reversed()
  }

  private static func wholeBlocks(in ring: [UInt8], salt: UInt64) -> [Block] {
    var blocks: [Block] = []
    var place = 0
    while let start = ring[place...].firstIndex(of: TapeFormat.blockMarker[0]) {
      place = start + 1
      guard ring[start...].starts(with: TapeFormat.blockMarker),
        let header = try? BlockHeader(
          Array(ring[start..<min(start + BlockHeader.longest, ring.count)]),
          salt: salt
        )
      else { continue }
      let end = start + header.size + header.payloadSize
      guard end <= ring.count, let block = try? Block(Array(ring[start..<end]), salt: salt) else {
        continue
      }
      blocks.append(block)
      place = end
    }
    return blocks
  }

  /// The names of all blocks, which stand in the last one.
  private static func names(of block: Block?) throws(TapeError) -> NameTable {
    var table = NameTable()
    guard let block else { return table }
    let decoder = try BlockDecoder()
    guard let preamble = try? decoder.preamble(block) else {
      throw TapeError(.damagedBlock, "the flight recorder's names cannot be read")
    }
    for name in preamble.names {
      let count = table.count
      _ = table.intern(name)
      guard table.count > count else {
        throw TapeError(.damagedBlock, "the flight recorder has a name twice")
      }
    }
    return table
  }
}
