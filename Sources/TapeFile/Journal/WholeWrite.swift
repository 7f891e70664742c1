#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing all of some bytes, however many calls it takes.
enum WholeWrite {
  /// Puts `bytes` at `offset` of the file; false, and `errno`, where that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    var written = 0
    while written < bytes.count {
      let got = bytes.withUnsafeBufferPointer { buffer in
        pwrite(
          descriptor,
          buffer.baseAddress.map { $0 + written },
          buffer.count - written,
          off_t(offset + written)
        )
      }
      if got > 0 {
        written += got
      } else if got == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
