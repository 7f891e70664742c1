/// Takes what a tape's writer seals; it is written to the file when the disk lets it.
final class PendingBytes: TapeSink {
  /// What is not in the file yet, and where it goes.
  private(set) var bytes: [UInt8] = []
  private(set) var offset: UInt64

  /// Bytes from `offset` on.
  init(at offset: UInt64) {
    self.offset = offset
  }

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes
  }

  /// Forgets the bytes: they are in the file.
  func clear() {
    offset += UInt64(bytes.count)
    bytes.removeAll(keepingCapacity: true)
  }

  func finish() {}

  func abandon() {
    bytes = []
  }
}
