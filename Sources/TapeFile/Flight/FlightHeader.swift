/// What stands at the start of a flight recorder's file: how large its ring is, and the header of the
/// tape that its blocks are of.
struct FlightHeader: Equatable {
  /// Bytes of the ring.
  var capacity: Int
  /// The whole header of the tape.
  var tapeHeader: [UInt8]

  /// The version that is written; a file of another one is not read.
  static let version: UInt16 = 1
  /// First bytes of the file: not text, and broken visibly by line-end conversion.
  static let magic: [UInt8] = [0x89, 0x46, 0x4C, 0x59, 0x54, 0x0D, 0x0A, 0x1A]
  /// Bytes before the header of the tape.
  static let size = 32

  /// Where the ring begins: with a page.
  var ringOffset: Int { (FlightHeader.size + tapeHeader.count + 4095) / 4096 * 4096 }
  /// Bytes of the file.
  var byteCount: Int { ringOffset + capacity }

  func encoded() -> [UInt8] {
    var body = ByteWriter()
    body.write(fixed: UInt64(capacity))
    body.write(fixed: UInt64(tapeHeader.count))
    var start = ByteWriter()
    start.bytes = FlightHeader.magic
    start.write(fixed: FlightHeader.version)
    start.write(fixed: FlightHeader.version)
    var checksum = Checksum()
    checksum.update(start.bytes)
    checksum.update(body.bytes)
    start.write(fixed: checksum.value)
    return start.bytes + body.bytes + tapeHeader
  }

  init(capacity: Int, tapeHeader: [UInt8]) {
    self.capacity = capacity
    self.tapeHeader = tapeHeader
  }

  /// Reads and checks the header at the start of `source`; nil if that is no flight recorder's file.
  init?(of source: any ByteSource) throws(TapeError) {
    let bytes = try source.read(at: 0, upTo: FlightHeader.size)
    guard bytes.starts(with: FlightHeader.magic) else { return nil }
    let tapeSize: Int
    do throws(MalformedBytes) {
      (capacity, tapeSize) = try FlightHeader.sizes(in: bytes)
    } catch {
      throw TapeError(.damagedHeader, "the flight recorder's header \(error.reason)", at: 0)
    }
    tapeHeader = try source.read(at: UInt64(FlightHeader.size), upTo: tapeSize)
  }

  private static func sizes(in bytes: [UInt8]) throws(MalformedBytes) -> (Int, Int) {
    guard bytes.count == size else { throw MalformedBytes("is cut off") }
    var reader = ByteReader(bytes, 8..<size)
    _ = try reader.readFixed(UInt16.self)
    let least = try reader.readFixed(UInt16.self)
    let expected = try reader.readFixed(UInt32.self)
    var checksum = Checksum()
    checksum.update(bytes, 0..<12)
    checksum.update(bytes, 16..<size)
    guard checksum.value == expected else { throw MalformedBytes("does not match its checksum") }
    guard least <= version else { throw MalformedBytes("is of a newer version") }
    let capacity = try reader.readFixed(UInt64.self)
    let tapeSize = try reader.readFixed(UInt64.self)
    guard capacity <= UInt64(FlightLimits.byteRange.upperBound),
      tapeSize <= UInt64(TapeHeader.fixedSize + TapeFormat.longestDescription)
    else { throw MalformedBytes("declares sizes that cannot be") }
    return (Int(capacity), Int(tapeSize))
  }
}
