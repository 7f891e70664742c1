/// Where a journal is kept: in a file that outlives the process, or in memory alone.
protocol JournalMedium: AnyObject, Sendable {
  /// What messages call it.
  var path: String { get }

  /// The bytes from the header to the end of the rings; nil before `start`.
  var mapping: UnsafeMutableRawPointer? { get }

  /// Becomes the empty journal that `header` describes.
  func start(_ header: JournalHeader) throws(TapeError)

  /// Takes the bytes from `start` to `end` from the disk.
  func reserve(from start: Int, to end: Int) throws(TapeError)

  /// Puts `bytes` at `offset`.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(TapeError)

  /// Makes everything durable; false where that fails.
  func synchronize() -> Bool

  /// Removes what is on the disk.
  func remove()
}

extension JournalFile: JournalMedium {}
