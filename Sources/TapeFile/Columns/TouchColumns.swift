import SessionModel

/// Collects the touches and samples of a block.
struct TouchColumns {
  private var shapes: [UInt8] = []
  private var slots: [UInt8] = []
  private var newIDs: [Int64] = []
  private var keys = RecentKeys<TouchKey>()
  private var positionTracks = Tracks()
  private var xs: [Double] = []
  private var ys: [Double] = []
  private var sampleTimes: [Int64] = []
  private var forceTracks = Tracks()
  private var forces: [Double] = []
  private var windows: [Int64] = []

  /// Adds a touch and returns its kind.
  mutating func append(_ touch: Touch, at time: Time) -> EventKind {
    let slot = meet(TouchKey(id: touch.id, isPredicted: false), TouchShape(of: touch))
    if touch.phase == .down { restart(slot) }
    let isLift = touch.phase == .up
    if let position = touch.position { append(position, slot, isLift: isLift) }
    append(sampleTime: touch.sampleTime, at: time)
    if let force = touch.force { append(force, slot, isLift: isLift) }
    if let window = touch.window { windows.append(Int64(window.index)) }
    switch touch.phase {
    case .down: return .touchDown
    case .move: return .touchMove
    case .up: return .touchUp
    case .cancel: return .touchCancel
    }
  }

  /// Adds a sample.
  mutating func append(_ sample: TouchSample, at time: Time) -> EventKind {
    let isPredicted = sample.kind == .predicted
    let key = TouchKey(id: sample.id, isPredicted: isPredicted)
    let slot = meet(key, TouchShape(of: sample))
    append(sample.position, slot, isLift: false)
    append(sampleTime: sample.sampleTime, at: time)
    if let force = sample.force { append(force, slot, isLift: false) }
    return isPredicted ? .predictedSample : .coalescedSample
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.touchShapes, bytes: shapes)
    columns.add(.touchSlots, bytes: slots)
    columns.add(.touchNewIDs, integers: newIDs)
    columns.add(.touchX, numbers: xs, tracks: positionTracks.list)
    columns.add(.touchY, numbers: ys, tracks: positionTracks.list)
    columns.add(.touchSampleTimes, integers: sampleTimes)
    columns.add(.touchForces, numbers: forces, tracks: forceTracks.list)
    columns.add(.touchWindows, integers: windows)
  }

  private mutating func meet(_ key: TouchKey, _ shape: TouchShape) -> UInt8 {
    shapes.append(shape.rawValue)
    let (rank, slot) = keys.meet(key)
    slots.append(rank)
    if rank == RecentKeys<TouchKey>.new {
      newIDs.append(Int64(key.id))
      restart(slot)
    }
    return slot
  }

  private mutating func restart(_ slot: UInt8) {
    positionTracks.restart(slot)
    forceTracks.restart(slot)
  }

  private mutating func append(_ position: Point, _ slot: UInt8, isLift: Bool) {
    positionTracks.append(slot, isLift: isLift)
    xs.append(position.x)
    ys.append(position.y)
  }

  private mutating func append(sampleTime: Time?, at time: Time) {
    guard let sampleTime else { return }
    sampleTimes.append(sampleTime.microseconds &- time.microseconds)
  }

  private mutating func append(_ force: Double, _ slot: UInt8, isLift: Bool) {
    forceTracks.append(slot, isLift: isLift)
    forces.append(force)
  }
}
