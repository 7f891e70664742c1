/// A tape whose end stands somewhere else.
struct JoinedSource: ByteSource {
  private let start: any ByteSource
  private let border: UInt64
  private let end: [UInt8]

  /// The first `border` bytes of `start`, then `end`.
  init(_ start: any ByteSource, upTo border: UInt64, then end: [UInt8]) {
    self.start = start
    self.border = border
    self.end = end
  }

  var byteCount: UInt64 { border + UInt64(end.count) }

  func read(at offset: UInt64, upTo count: Int) throws(TapeError) -> [UInt8] {
    guard count > 0, offset < byteCount else { return [] }
    guard offset < border else {
      let place = Int(offset - border)
      return Array(end[place..<min(end.count, place + count)])
    }
    let first = try start.read(at: offset, upTo: Int(min(UInt64(count), border - offset)))
    guard first.count < count, offset + UInt64(first.count) == border else { return first }
    return first + end.prefix(count - first.count)
  }
}
