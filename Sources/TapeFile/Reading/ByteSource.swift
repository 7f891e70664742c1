/// Bytes that can be read anywhere, by several threads at once.
protocol ByteSource: Sendable {
  /// How many bytes there were when the source was opened.
  var byteCount: UInt64 { get }

  /// The bytes at `offset`: `count` of them, or fewer where the source ends.
  func read(at offset: UInt64, upTo count: Int) throws(TapeError) -> [UInt8]
}
