/// Gives the times of a block's events back, one after the other.
struct BlockTimeRows {
  private var touchTimes: IntegerCursor
  private var gestureTimes: IntegerCursor
  private var otherTimes: IntegerCursor
  private var times: BlockTimes

  /// Finds the columns; times are counted from `start`.
  init(
    _ columns: ColumnDirectory,
    _ lengths: ColumnLengths,
    from start: Int64
  ) throws(MalformedBytes) {
    touchTimes = try columns.cursor(.touchTimes, lengths)
    gestureTimes = try columns.cursor(.gestureTimes, lengths)
    otherTimes = try columns.cursor(.otherTimes, lengths)
    times = BlockTimes(from: start)
  }

  /// The time of the next event, which begins with `head`.
  @inline(always)
  mutating func next(_ head: RowHead, _ bytes: ColumnBytes) -> Int64 {
    var time = times.last
    if !head.sharesTime { time = times.origin(head.family) &+ distance(head.family, bytes) }
    times.move(to: time, head.family)
    return time
  }

  /// Refuses columns that do not fit their events.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try touchTimes.finish(bytes)
    try gestureTimes.finish(bytes)
    try otherTimes.finish(bytes)
  }

  @inline(__always)
  private mutating func distance(_ family: EventFamily, _ bytes: ColumnBytes) -> Int64 {
    switch family {
    case .touch: touchTimes.next(bytes)
    case .gesture: gestureTimes.next(bytes)
    case .other: otherTimes.next(bytes)
    }
  }
}
