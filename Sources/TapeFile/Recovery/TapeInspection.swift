import SessionModel

/// Looks at every byte of a tape: checksums, columns, names, keyframes, index, and what lies between
/// and behind.
///
/// Whether digests and keyframes are the right ones is a matter of replaying.
public struct TapeInspection {
  private let reader: TapeReader
  private let decoder: BlockDecoder
  private var events: [TimedEvent] = []
  private var names: NameTable
  private var faults: [TapeFault]

  /// Every fault of the tape that `reader` reads, in order of place.
  ///
  /// - Throws: `inputOutput`.
  /// - Complexity: O(tape); memory for one block, the names and the faults.
  public static func faults(of reader: TapeReader) throws(TapeError) -> [TapeFault] {
    var inspection = try TapeInspection(reader)
    for block in reader.blocks { try inspection.inspect(block) }
    return inspection.faults.sorted { $0.loss.byteOffset < $1.loss.byteOffset }
  }

  private init(_ reader: TapeReader) throws(TapeError) {
    self.reader = reader
    decoder = try BlockDecoder()
    names = reader.header.start?.names ?? NameTable()
    // Bad blocks are looked at again, for the reason.
    let places = Set(reader.blocks.map(\.offset))
    faults = reader.losses
      .filter { $0.cause != .damagedBlock || !places.contains($0.byteOffset) }
      .map { TapeFault(reason: $0.cause.reason, loss: $0) }
  }

  private mutating func inspect(_ info: BlockInfo) throws(TapeError) {
    let bytes = try reader.source.read(at: info.offset, upTo: info.byteCount)
    do throws(MalformedBytes) {
      let stored = try Block(bytes, salt: reader.header.salt)
      guard stored.header.info(at: info.offset) == info else {
        throw MalformedBytes("is not what the index says")
      }
      let block = try reader.current(stored)
      events.removeAll(keepingCapacity: true)
      try decoder.decode(block, into: &events)
      try inspect(try decoder.preamble(block), block.header)
    } catch {
      let loss = TapeLoss(
        cause: .damagedBlock,
        byteOffset: info.offset,
        byteCount: UInt64(info.byteCount),
        events: info.count
      )
      faults.append(TapeFault(reason: error.reason, loss: loss))
    }
  }

  private mutating func inspect(
    _ preamble: Preamble,
    _ header: BlockHeader
  ) throws(MalformedBytes) {
    for name in preamble.names {
      guard names.find(name) == nil else {
        throw MalformedBytes("adds a name that is there already")
      }
      _ = names.intern(name)
    }
    if header.keyframe == .stored {
      if reader.isReducerCurrent {
        _ = try Keyframe.decode(preamble.keyframe, policies: reader.description.policies)
      }
    } else if !preamble.keyframe.isEmpty {
      throw MalformedBytes("keeps a keyframe that it says it does not have")
    }
  }
}

extension TapeLoss.Cause {
  /// What is wrong, as the end of a sentence.
  fileprivate var reason: String {
    switch self {
    case .torn: "ends in the midst of a block"
    case .damagedBlock: "is no block that follows the one before"
    case .missingIndex: "should be an index; the tape was not finished or its end was cut off"
    case .damagedIndex: "should be the index, which does not match its checksum"
    case .trailingBytes: "follows the tape's end"
    case .tornJournal: "was accepted, and is neither in the tape nor whole in its journal"
    }
  }
}
