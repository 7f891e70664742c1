import Synchronization

/// Buffers in which recording threads encode payloads, so that recording allocates nothing.
///
/// Unchecked: a buffer is used by the one thread that took it.
final class PayloadBuffers: @unchecked Sendable {
  /// Buffers: more threads than a machine has cores rarely encode a payload at the same moment, and
  /// those that find none make one.
  private static let count = 16
  /// Bytes that a buffer has at first, enough for all but remarks and long lists.
  private static let capacity = 4096
  /// Bytes of the largest buffer that is kept.
  private static let largestCapacity = 64 << 10

  private let writers: UnsafeMutablePointer<ByteWriter>
  /// A bit for each buffer that somebody has.
  private let taken = Atomic<UInt32>(0)

  init() {
    writers = .allocate(capacity: PayloadBuffers.count)
    for place in 0..<PayloadBuffers.count {
      var writer = ByteWriter()
      writer.bytes.reserveCapacity(PayloadBuffers.capacity)
      (writers + place).initialize(to: writer)
    }
  }

  deinit {
    writers.deinitialize(count: PayloadBuffers.count)
    writers.deallocate()
  }

  /// Runs `body` with an empty buffer that nobody else has.
  func lend<Result>(_ body: (inout ByteWriter) -> Result) -> Result {
    guard let place = take() else {
      var writer = ByteWriter()
      return body(&writer)
    }
    defer { giveBack(place) }
    return body(&writers[place])
  }

  private func take() -> Int? {
    var old = taken.load(ordering: .relaxed)
    while true {
      let place = (~old).trailingZeroBitCount
      guard place < PayloadBuffers.count else { return nil }
      let (exchanged, now) = taken.weakCompareExchange(
        expected: old,
        desired: old | 1 << UInt32(place),
        ordering: .acquiring
      )
      if exchanged { return place }
      old = now
    }
  }

  private func giveBack(_ place: Int) {
    let isLarge = writers[place].bytes.capacity > PayloadBuffers.largestCapacity
    writers[place].bytes.removeAll(keepingCapacity: !isLarge)
    taken.bitwiseAnd(~(1 << UInt32(place)), ordering: .releasing)
  }
}
