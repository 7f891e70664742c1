#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A number for a journal and a recorded tape that no other one has.
///
/// It never reaches an event, so the clock in it changes nothing that is read back.
enum Nonce {
  static func make() -> UInt64 {
    var wall = timespec()
    var steady = timespec()
    clock_gettime(CLOCK_REALTIME, &wall)
    clock_gettime(CLOCK_MONOTONIC, &steady)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [wall.tv_sec, wall.tv_nsec, steady.tv_sec, steady.tv_nsec, Int(getpid())] {
      hash = (hash ^ UInt64(bitPattern: Int64(part))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    return hash
  }

  /// The bytes of `nonce`.
  static func bytes(_ nonce: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(fixed: nonce)
    return writer.bytes
  }
}
