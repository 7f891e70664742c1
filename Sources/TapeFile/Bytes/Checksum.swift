import CZlib

/// CRC-32 as zlib computes it, chained to a tape's salt.
///
/// The chain makes a block of one tape a bad block in every other tape.
struct Checksum: Equatable {
  private(set) var value: UInt32

  /// The checksum of nothing.
  init() {
    value = 0
  }

  /// The checksum of a tape's salt, to be continued.
  init(salt: UInt64) {
    self.init()
    var writer = ByteWriter()
    writer.write(fixed: salt)
    update(writer.bytes)
  }

  mutating func update(_ bytes: [UInt8]) {
    update(bytes, bytes.indices)
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    value = UInt32(truncatingIfNeeded: crc32_z(uLong(value), start, bytes.count))
  }

  mutating func update(_ bytes: [UInt8], _ range: Range<Int>) {
    value = bytes.withUnsafeBufferPointer { buffer in
      let part = UnsafeBufferPointer(rebasing: buffer[range])
      return UInt32(truncatingIfNeeded: crc32_z(uLong(value), part.baseAddress, part.count))
    }
  }
}
