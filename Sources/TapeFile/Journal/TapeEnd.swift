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
    session = try reader.session(before: reader.eventCount + 1)
  }
}
