/// Where the bytes of a new tape go.
public protocol TapeSink: AnyObject {
  /// Adds `bytes` at the end.
  func write(_ bytes: [UInt8]) throws(TapeError)

  /// Completes the tape: only now it appears under its name.
  func finish() throws(TapeError)

  /// Gives the tape up and leaves nothing behind.
  func abandon()
}
