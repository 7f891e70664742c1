/// A tape that is written to memory.
public final class MemorySink: TapeSink {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// An empty tape.
  public init() {}

  /// Adds `bytes` at the end.
  public func write(_ bytes: [UInt8]) {
    self.bytes += bytes
  }

  /// Does nothing: the bytes are there.
  public func finish() {}

  /// Forgets the bytes.
  public func abandon() {
    bytes = []
  }
}
