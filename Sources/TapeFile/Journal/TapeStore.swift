/// The file of a tape that is written in its place.
protocol TapeStore: AnyObject {
  /// Puts `bytes` at `offset`.
  func write(_ bytes: [UInt8], at offset: UInt64) throws(TapeError)

  /// Makes what was written durable.
  func synchronize() throws(TapeError)
}
