import SessionModel

/// Turns the events of one block, which carry the tape's own names, into columns.
struct BlockEncoder {
  private var kinds: [UInt8] = []
  private var touches = TouchColumns()
  private var gestures = GestureColumns()
  private var values = ValueColumns()
  private var otherTimes: [Int64] = []
  private var payloadSizes: [Int64] = []
  private var payloads = ByteWriter()

  /// The tokens and the noise of `events`.
  static func encode(_ events: [TimedEvent]) -> (tokens: [Deflater.Part], noise: [UInt8]) {
    var encoder = BlockEncoder()
    encoder.kinds.reserveCapacity(events.count)
    var last: Int64 = 0
    for timed in events {
      encoder.append(timed, delta: timed.time.microseconds &- last)
      last = timed.time.microseconds
    }
    return encoder.finished()
  }

  private mutating func append(_ timed: TimedEvent, delta: Int64) {
    switch timed.event {
    case .touch(let touch):
      kinds.append(touches.append(touch, at: timed.time, delta: delta).rawValue)
    case .touchSample(let sample):
      kinds.append(touches.append(sample, at: timed.time, delta: delta).rawValue)
    case .gesture(let report):
      kinds.append(gestures.append(report, delta: delta).rawValue)
    default:
      otherTimes.append(delta)
      appendOther(timed.event)
    }
  }

  private mutating func appendOther(_ event: Event) {
    if let (key, value) = event.reportedValue {
      kinds.append(key.kind.rawValue)
      values.append(key, value)
      return
    }
    let start = payloads.bytes.count
    kinds.append(payloads.writePayload(of: event))
    payloadSizes.append(Int64(payloads.bytes.count - start))
  }

  private func finished() -> (tokens: [Deflater.Part], noise: [UInt8]) {
    var columns = ColumnSet()
    columns.add(.kinds, bytes: kinds)
    touches.finishTimes(into: &columns)
    gestures.finishTimes(into: &columns)
    columns.add(.otherTimes, integers: otherTimes)
    touches.finish(into: &columns)
    gestures.finish(into: &columns)
    values.finish(into: &columns)
    columns.add(.payloadSizes, integers: payloadSizes)
    columns.add(.payloads, bytes: payloads.bytes)
    return columns.finished()
  }
}
