import SessionModel

/// Looks for blocks where walking from one to the next has lost its way.
struct BlockSearch {
  private let source: any ByteSource
  private let salt: UInt64

  /// Bytes that are searched at a time.
  private static let window = 1 << 20
  /// Events that may be missing before a block, for each byte of the file.
  ///
  /// Tapes of one event repeated take a byte for some twenty, others several bytes for one. A block
  /// that claims to come later than this is not believed: numbers that stay free cost memory.
  private static let mostMissing: UInt64 = 16

  init(_ source: any ByteSource, salt: UInt64) {
    self.source = source
    self.salt = salt
  }

  /// The first block at or behind byte `start` that is whole and follows `last`; O(bytes).
  mutating func next(from start: UInt64, after last: BlockInfo?) throws(TapeError) -> BlockInfo? {
    var offset = start
    let overlap = TapeFormat.blockMarker.count - 1
    while offset < source.byteCount {
      let bytes = try source.read(at: offset, upTo: BlockSearch.window)
      for place in bytes.indices where isMarker(bytes, place) {
        if let info = try block(at: offset + UInt64(place), after: last) { return info }
      }
      guard bytes.count > overlap else { return nil }
      offset += UInt64(bytes.count - overlap)
    }
    return nil
  }

  private func isMarker(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes[place] == TapeFormat.blockMarker[0]
      && bytes[place...].starts(with: TapeFormat.blockMarker)
  }

  private func block(at offset: UInt64, after last: BlockInfo?) throws(TapeError) -> BlockInfo? {
    let start = try source.read(at: offset, upTo: BlockHeader.longest)
    guard let info = (try? BlockHeader(start, salt: salt))?.info(at: offset),
      info.firstEvent > last?.lastEvent ?? 0,
      UInt64(info.firstEvent - (last?.lastEvent ?? 0)) / BlockSearch.mostMissing
        <= source.byteCount,
      info.firstTime >= last?.lastTime ?? .zero,
      isPlausible(info, after: last)
    else { return nil }
    let bytes = try source.read(at: offset, upTo: info.byteCount)
    return (try? Block(bytes, salt: salt)) == nil ? nil : info
  }

  /// Whether a tape of this size can have as many names as are said to come before `info`.
  private func isPlausible(_ info: BlockInfo, after last: BlockInfo?) -> Bool {
    let known = last.map { $0.namesBefore + $0.namesAdded } ?? WellKnownName.allCases.count
    let lost = info.namesBefore - known
    return lost >= 0 && UInt64(lost) / UInt64(TapeFormat.mostInflation) <= source.byteCount
  }
}
