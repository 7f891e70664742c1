/// A ring of sealed blocks; the oldest make room for new ones.
///
/// It belongs to one thread at a time.
protocol FlightStore: AnyObject {
  /// The blocks, the oldest first, with their places in the ring; their numbers have no gaps.
  var places: [BlockInfo] { get }

  /// Adds a block behind the last one; those that are in its way go. One that is larger than the
  /// whole ring goes with them.
  func append(_ bytes: [UInt8], _ info: BlockInfo) throws(TapeError)

  /// Lets the oldest block go.
  func removeFirst()

  /// The bytes of the block at `place` of `places`.
  func bytes(ofPlace place: Int) throws(TapeError) -> [UInt8]
}
