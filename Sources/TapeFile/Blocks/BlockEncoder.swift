internal import SessionModel

/// Turns the events of one block into columns.
///
/// Events carry the tape's own names. One encoder serves a whole tape, so that its memory is reused.
struct BlockEncoder {
  /// What the columns of a block became.
  struct Sections {
    var tokens: [Deflater.Part] = []
    var noise: [UInt8] = []
  }

  private var kinds: [UInt8] = []
  private var times = ByteWriter()
  private var sizes = ByteWriter()
  private var payloads = ByteWriter()

  mutating func encode(_ events: [TimedEvent]) -> Sections {
    kinds.removeAll(keepingCapacity: true)
    times.bytes.removeAll(keepingCapacity: true)
    sizes.bytes.removeAll(keepingCapacity: true)
    payloads.bytes.removeAll(keepingCapacity: true)
    var last: Int64 = 0
    for timed in events {
      times.write(zigzag: timed.time.microseconds &- last)
      last = timed.time.microseconds
      let start = payloads.bytes.count
      kinds.append(payloads.writePayload(of: timed.event))
      sizes.write(count: payloads.bytes.count - start)
    }
    var directory = ByteWriter()
    directory.write(count: times.bytes.count)
    directory.write(count: sizes.bytes.count)
    return Sections(
      tokens: [directory.bytes + kinds, times.bytes, sizes.bytes, payloads.bytes].map {
        Deflater.Part(bytes: $0, strategy: .matching)
      }
    )
  }
}
