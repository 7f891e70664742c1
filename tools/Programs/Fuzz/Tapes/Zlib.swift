import CZlib

/// Checksums and raw deflate streams, as the formats' specifications ask for them.
enum Zlib {
  private static let windowBits: Int32 = -15
  private static let memoryLevel: Int32 = 8

  /// The CRC-32 of the pieces one after the other.
  static func checksum(_ pieces: [UInt8]...) -> UInt32 {
    var value: uLong = 0
    for piece in pieces { value = crc32_z(value, piece, piece.count) }
    return UInt32(truncatingIfNeeded: value)
  }

  /// The bytes of a checksum's salt.
  static func salted(_ salt: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(fixed: salt)
    return bytes
  }

  /// A stream that inflates to `bytes`.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let status = czlib_deflate_init(&stream, 1, windowBits, memoryLevel, Z_DEFAULT_STRATEGY)
    guard status == Z_OK else { return [] }
    defer { deflateEnd(&stream) }
    return run(&stream, bytes, upTo: Int(deflateBound(&stream, uLong(bytes.count)))) {
      deflate(&$0, Z_FINISH)
    } ?? []
  }

  /// What `bytes` inflate to; nil unless that is exactly `count` bytes.
  static func inflated(_ bytes: [UInt8], to count: Int) -> [UInt8]? {
    var stream = z_stream()
    guard czlib_inflate_init(&stream, windowBits) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    let made = run(&stream, bytes, upTo: count + 1) { inflate(&$0, Z_FINISH) }
    return made?.count == count ? made : nil
  }

  private static func run(
    _ stream: inout z_stream,
    _ bytes: [UInt8],
    upTo room: Int,
    _ step: (inout z_stream) -> Int32
  ) -> [UInt8]? {
    var input = bytes
    var output = [UInt8](repeating: 0, count: room)
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        return step(&stream)
      }
    }
    guard status == Z_STREAM_END else { return nil }
    return Array(output.prefix(room - Int(stream.avail_out)))
  }
}
