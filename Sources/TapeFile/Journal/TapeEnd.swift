import SessionModel

/// Where a tape ends: what a writer must know to go on with it.
struct TapeEnd {
  let salt: UInt64
  /// The tape's names, in its own order.
  let names: NameTable
  /// The session after its last event.
  let session: Session
  let blocks: [BlockInfo]
  /// Where the next block goes, in bytes from the start of the file.
  let offset: UInt64

  var eventCount: Int { blocks.last?.lastEvent ?? 0 }

  /// The end of a tape that has a header of `size` bytes and nothing else.
  init(emptyTapeWithSalt salt: UInt64, headerSize size: Int, policies: Policies) {
    self.salt = salt
    names = NameTable()
    session = Session(policies: policies)
    blocks = []
    offset = UInt64(size)
  }

  /// The end of the blocks that `reader` has; reads from the last keyframe on.
  init(of reader: TapeReader, headerSize size: Int) throws(TapeError) {
    salt = reader.header.salt
    names = reader.names
    blocks = reader.blocks
    offset = reader.blocks.last.map { $0.offset + UInt64($0.byteCount) } ?? UInt64(size)
    session = try TapeEnd.session(of: reader)
  }

  private static func session(of reader: TapeReader) throws(TapeError) -> Session {
    var session = Session(policies: reader.description.policies)
    guard var block = reader.blocks.indices.last else { return session }
    while block > 0 {
      if let keyframe = try reader.keyframe(ofBlock: block) {
        session = keyframe
        break
      }
      block -= 1
    }
    var facts = NoFacts()
    for place in block..<reader.blocks.count {
      let events = try reader.events(ofBlock: place)
      for event in events { session.apply(event.event, at: event.time, telling: &facts) }
      let info = reader.blocks[place]
      let missing = info.count - events.count
      guard missing > 0 else { continue }
      // Time goes on, whatever else happened in a damaged block.
      let lost = Event.lost(count: UInt64(missing), cause: .none)
      session.apply(lost, at: info.lastTime, telling: &facts)
    }
    return session
  }
}
