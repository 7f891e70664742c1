/// Gives the times of a block's events back, one after the other.
struct BlockTimeRows {
  private let touchTimes: [Int64]
  private let gestureTimes: [Int64]
  private let otherTimes: [Int64]
  private var times: BlockTimes
  private var touch = 0
  private var gesture = 0
  private var other = 0

  /// Reads the times of events whose stored kinds are `kinds`.
  init(_ columns: ColumnDirectory, kinds: [UInt8], from start: Int64) throws(MalformedBytes) {
    var (touches, gestures, others) = (0, 0, 0)
    for kind in kinds where !EventKind.sharesTime(kind) {
      switch EventFamily(kind) {
      case .touch: touches += 1
      case .gesture: gestures += 1
      case .other: others += 1
      }
    }
    touchTimes = try columns.integers(.touchTimes, count: touches)
    gestureTimes = try columns.integers(.gestureTimes, count: gestures)
    otherTimes = try columns.integers(.otherTimes, count: others)
    times = BlockTimes(from: start)
  }

  /// The time of the next event, of stored kind `kind` and of `family`.
  @inline(__always)
  mutating func next(_ kind: UInt8, _ family: EventFamily) -> Int64 {
    var time = times.last
    if !EventKind.sharesTime(kind) {
      time = times.origin(family) &+ distance(family)
    }
    times.move(to: time, family)
    return time
  }

  @inline(__always)
  private mutating func distance(_ family: EventFamily) -> Int64 {
    switch family {
    case .touch:
      defer { touch += 1 }
      return touchTimes[touch]
    case .gesture:
      defer { gesture += 1 }
      return gestureTimes[gesture]
    case .other:
      defer { other += 1 }
      return otherTimes[other]
    }
  }
}
