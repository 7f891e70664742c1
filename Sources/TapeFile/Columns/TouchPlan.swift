import SessionModel

/// What the shapes and slots of a block's touches say about the lengths of the other columns.
struct TouchPlan {
  let shapes: [UInt8]
  private(set) var ids: [Int32] = []
  private(set) var positionTracks = Tracks()
  private(set) var forceTracks = Tracks()
  private(set) var sampleTimes = 0
  private(set) var windows = 0

  private var keys = RecentKeys<TouchKey>()
  private var newIDs = 0

  init(_ columns: ColumnDirectory, kinds: [UInt8]) throws(MalformedBytes) {
    shapes = Array(try columns.bytes(.touchShapes, count: kinds.count))
    let slots = Array(try columns.bytes(.touchSlots, count: kinds.count))
    let newCount = slots.reduce(0) { $0 + ($1 == RecentKeys<TouchKey>.new ? 1 : 0) }
    let newIDs = try columns.integers(.touchNewIDs, count: newCount)
    ids.reserveCapacity(kinds.count)
    positionTracks.reserve(kinds.count)
    for row in kinds.indices {
      try add(kinds[row], TouchShape(rawValue: shapes[row]), rank: slots[row], newIDs)
    }
  }

  private mutating func add(
    _ kind: UInt8,
    _ shape: TouchShape,
    rank: UInt8,
    _ newIDs: [Int64]
  ) throws(MalformedBytes) {
    guard shape.isPossible(forSample: kind >= EventKind.coalescedSample.rawValue) else {
      throw MalformedBytes("has a touch of a shape that cannot be")
    }
    let slot = try slot(rank, kind, newIDs)
    ids.append(keys[slot].id)
    if kind == EventKind.touchDown.rawValue { restart(slot) }
    let isLift = kind == EventKind.touchUp.rawValue
    if shape.contains(.position) { positionTracks.append(slot, isLift: isLift) }
    if shape.contains(.sampleTime) { sampleTimes += 1 }
    if shape.contains(.force) { forceTracks.append(slot, isLift: isLift) }
    if shape.contains(.window) { windows += 1 }
  }

  private mutating func slot(
    _ rank: UInt8,
    _ kind: UInt8,
    _ newIDs: [Int64]
  ) throws(MalformedBytes) -> UInt8 {
    if rank == RecentKeys<TouchKey>.new {
      guard let id = Int32(exactly: newIDs[self.newIDs]) else {
        throw MalformedBytes("has a touch number that is too large")
      }
      self.newIDs += 1
      let isPredicted = kind == EventKind.predictedSample.rawValue
      let slot = keys.add(TouchKey(id: id, isPredicted: isPredicted))
      restart(slot)
      return slot
    }
    guard let slot = keys.slot(atRank: rank) else {
      throw MalformedBytes("refers to a touch that was not there")
    }
    return slot
  }

  private mutating func restart(_ slot: UInt8) {
    positionTracks.restart(slot)
    forceTracks.restart(slot)
  }
}
