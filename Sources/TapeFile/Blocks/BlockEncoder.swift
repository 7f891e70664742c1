import SessionModel

/// Turns the events of one block, which carry the tape's own names, into columns.
struct BlockEncoder {
  private var heads = RowHeadColumns()
  private var times: BlockTimes
  private var touches = TouchColumns()
  private var gestures = GestureColumns()
  private var values = ValueColumns()
  private var motion = FingerMotion()
  private var touchTimes: [Int64] = []
  private var gestureTimes: [Int64] = []
  private var otherTimes: [Int64] = []
  private var payloadSizes: [Int64] = []
  private var payloads = ByteWriter()

  /// The tokens and the noise of `events`, whose times are counted from `start`.
  static func encode(
    _ events: [TimedEvent],
    from start: Int64
  ) -> (tokens: [Deflater.Part], noise: [UInt8]) {
    var encoder = BlockEncoder(from: start)
    for timed in events { encoder.append(timed) }
    return encoder.finished()
  }

  private init(from start: Int64) {
    times = BlockTimes(from: start)
  }

  private mutating func append(_ timed: TimedEvent) {
    let head = appendContent(timed)
    let time = timed.time.microseconds
    let family = head.family
    if time == times.last, EventKind.canShareTime(head.kind) {
      heads.append(head.sharingTime())
    } else {
      heads.append(head)
      let distance = time &- times.origin(family)
      switch family {
      case .touch: touchTimes.append(distance)
      case .gesture: gestureTimes.append(distance)
      case .other: otherTimes.append(distance)
      }
    }
    times.move(to: time, family)
  }

  /// Adds everything but the time and returns the head.
  private mutating func appendContent(_ timed: TimedEvent) -> RowHead {
    switch timed.event {
    case .touch(let touch):
      motion.note(touch, at: timed.time.microseconds)
      return touches.append(touch, at: timed.time)
    case .touchSample(let sample):
      return touches.append(sample, at: timed.time)
    case .gesture(let report):
      return gestures.append(report, &motion)
    default:
      return appendOther(timed.event)
    }
  }

  private mutating func appendOther(_ event: Event) -> RowHead {
    if let (key, value) = event.reportedValue {
      return values.append(key, value, after: gestures.lastTranslation)
    }
    let start = payloads.bytes.count
    let kind = payloads.writePayload(of: event)
    payloadSizes.append(Int64(payloads.bytes.count - start))
    return RowHead(kind)
  }

  private func finished() -> (tokens: [Deflater.Part], noise: [UInt8]) {
    var columns = ColumnSet()
    heads.finish(into: &columns)
    columns.add(.touchTimes, integers: touchTimes)
    columns.add(.gestureTimes, integers: gestureTimes)
    columns.add(.otherTimes, integers: otherTimes)
    touches.finish(into: &columns)
    gestures.finish(into: &columns)
    values.finish(into: &columns)
    columns.add(.payloadSizes, integers: payloadSizes)
    columns.add(.payloads, bytes: payloads.bytes)
    return columns.finished()
  }
}
