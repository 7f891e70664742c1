import SessionModel

/// Gives the events of a block back, in order.
struct BlockRows {
  private var heads: RowHeads
  private var times: BlockTimeRows
  private var touches: TouchRows
  private var gestures: GestureRows
  private var values: ValueRows
  private var payloads: PayloadRows
  private var motion = FingerMotion()
  /// Whether what the fingers do has to be followed.
  private let isDerived: Bool
  private let bytes: ColumnBytes
  private let count: Int

  /// Finds the columns of `count` events, whose times are counted from `start`.
  init(
    _ columns: ColumnDirectory,
    count: Int,
    from start: Int64,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    heads = try RowHeads(columns, count: count)
    let lengths = heads.lengths
    times = try BlockTimeRows(columns, lengths, from: start)
    touches = try TouchRows(columns, lengths, nameLimit: nameLimit)
    gestures = try GestureRows(columns, lengths, nameLimit: nameLimit)
    values = try ValueRows(columns, lengths, nameLimit: nameLimit)
    payloads = try PayloadRows(columns, lengths, nameLimit: nameLimit)
    isDerived = gestures.isDerived
    bytes = columns.bytes
    self.count = count
  }

  /// Adds all events to `events`, which has room for them.
  mutating func append(to events: inout OutputSpan<TimedEvent>) throws(MalformedBytes) {
    for _ in 0..<count {
      let head = heads.next()
      let time = times.next(head, bytes)
      if head.isTouch {
        let touch = try touches.nextTouch(head, at: time, bytes)
        if isDerived { motion.note(touch, at: time) }
        events.append(TimedEvent(Time(microseconds: time), .touch(touch)))
      } else if head.family == .gesture {
        let report = try gestures.next(head, &motion, bytes)
        events.append(TimedEvent(Time(microseconds: time), .gesture(report)))
      } else {
        events.append(TimedEvent(Time(microseconds: time), try other(head, at: time)))
      }
    }
    try finish()
  }

  private mutating func other(_ head: RowHead, at time: Int64) throws(MalformedBytes) -> Event {
    if head.family == .touch { return .touchSample(try touches.nextSample(head, at: time, bytes)) }
    guard EventKind.hasRank(head.kind) else { return try payloads.next(head.kind) }
    return try values.next(head, after: gestures.lastTranslation, bytes)
  }

  /// Refuses columns that do not fit their events.
  private func finish() throws(MalformedBytes) {
    try times.finish(bytes)
    try touches.finish(bytes)
    try gestures.finish(bytes)
    try values.finish(bytes)
    try payloads.expectEnd()
  }
}
