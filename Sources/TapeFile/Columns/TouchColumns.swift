import SessionModel

/// Collects the touches and samples of a block.
struct TouchColumns {
  private var newIDs: [Int64] = []
  private var keys = RecentKeys<TouchKey>()
  private var positionTracks = Tracks()
  private var xs = ColumnNumbers()
  private var ys = ColumnNumbers()
  private var sampleTimes: [Int64] = []
  private var forceTracks = Tracks()
  private var forces = ColumnNumbers()
  private var windows: [Int64] = []

  /// Adds a touch and returns its head.
  mutating func append(_ touch: Touch, at time: Time) -> RowHead {
    let (rank, slot) = meet(TouchKey(id: touch.id, isPredicted: false))
    if touch.phase == .down { restart(slot) }
    let isLift = touch.phase == .up
    if let position = touch.position { append(position, slot, isLift: isLift) }
    append(sampleTime: touch.sampleTime, at: time)
    if let force = touch.force { append(force, slot, isLift: isLift) }
    if let window = touch.window { windows.append(Int64(window.index)) }
    return RowHead(touch.phase.rawValue, shape: TouchShape(of: touch).rawValue, rank: rank)
  }

  /// Adds a sample and returns its head.
  mutating func append(_ sample: TouchSample, at time: Time) -> RowHead {
    let isPredicted = sample.kind == .predicted
    let (rank, slot) = meet(TouchKey(id: sample.id, isPredicted: isPredicted))
    append(sample.position, slot, isLift: false)
    append(sampleTime: sample.sampleTime, at: time)
    if let force = sample.force { append(force, slot, isLift: false) }
    let kind: EventKind = isPredicted ? .predictedSample : .coalescedSample
    return RowHead(kind.rawValue, shape: TouchShape(of: sample).rawValue, rank: rank)
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.touchNewIDs, integers: newIDs)
    xs.finish(into: &columns, .touchX)
    ys.finish(into: &columns, .touchY)
    columns.add(.touchSampleTimes, integers: sampleTimes)
    forces.finish(into: &columns, .touchForces)
    columns.add(.touchWindows, integers: windows)
  }

  private mutating func meet(_ key: TouchKey) -> (rank: UInt8, slot: UInt8) {
    let (rank, slot) = keys.meet(key)
    if rank == RecentKeys<TouchKey>.new {
      newIDs.append(Int64(key.id))
      restart(slot)
    }
    return (rank, slot)
  }

  private mutating func restart(_ slot: UInt8) {
    positionTracks.restart(slot)
    forceTracks.restart(slot)
  }

  private mutating func append(_ position: Point, _ slot: UInt8, isLift: Bool) {
    let track = positionTracks.next(slot, isLift: isLift)
    xs.append(position.x, track)
    ys.append(position.y, track)
  }

  private mutating func append(sampleTime: Time?, at time: Time) {
    guard let sampleTime else { return }
    sampleTimes.append(sampleTime.microseconds &- time.microseconds)
  }

  private mutating func append(_ force: Double, _ slot: UInt8, isLift: Bool) {
    forces.append(force, forceTracks.next(slot, isLift: isLift))
  }
}
