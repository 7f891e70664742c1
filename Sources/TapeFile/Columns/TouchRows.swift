import SessionModel

/// Gives the touches and samples of a block back, one after the other.
struct TouchRows {
  private var xs: NumberCursor
  private var ys: NumberCursor
  private var forces: NumberCursor
  private var positionTracks = TrackCursor()
  private var forceTracks = TrackCursor()

  private var keys = RecentKeys<TouchKey>()
  /// The number and the slot of the finger that was met last.
  private var id: Int32 = 0
  private var slot: UInt8 = 0

  private let newIDs: [Int64]
  private let sampleTimes: [Int64]
  private let windows: [Int64]
  private var (newID, sampleTime, window) = (0, 0, 0)

  /// Finds the columns.
  init(
    _ columns: ColumnDirectory,
    _ lengths: ColumnLengths,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    xs = try columns.numbers(.touchX, lengths)
    ys = try columns.numbers(.touchY, lengths)
    forces = try columns.numbers(.touchForces, lengths)
    newIDs = try columns.integers(.touchNewIDs, lengths)
    sampleTimes = try columns.integers(.touchSampleTimes, lengths)
    windows = try columns.names(.touchWindows, lengths, nameLimit: nameLimit)
    guard !xs.isDerived, !ys.isDerived, !forces.isDerived else {
      throw ColumnDirectory.unknownForm
    }
  }

  /// The next touch, which begins with `head`, at `time`.
  @inline(always)
  mutating func nextTouch(
    _ head: RowHead,
    at time: Int64,
    _ bytes: ColumnBytes
  ) throws(MalformedBytes) -> Touch {
    let phase = Touch.Phase(rawValue: head.kind) ?? .cancel
    if head.rank != 0 || keys.isEmpty { try meet(head) }
    if phase == .down { restart() }
    let shape = TouchShape(rawValue: head.shape)
    let position = shape.contains(.position) ? nextPosition(phase == .up, bytes) : nil
    let force = shape.contains(.force) ? nextForce(phase == .up, bytes) : nil
    guard shape.isUncommon else { return Touch(phase, id: id, position: position, force: force) }
    var touch = Touch(phase, id: id, position: position, force: force)
    addUncommon(shape, to: &touch, time)
    return touch
  }

  /// The next sample of a touch, which begins with `head`, at `time`.
  mutating func nextSample(
    _ head: RowHead,
    at time: Int64,
    _ bytes: ColumnBytes
  ) throws(MalformedBytes) -> TouchSample {
    if head.rank != 0 || keys.isEmpty { try meet(head) }
    let shape = TouchShape(rawValue: head.shape)
    return TouchSample(
      id: id,
      kind: head.kind == EventKind.predictedSample.rawValue ? .predicted : .coalesced,
      position: nextPosition(false, bytes),
      sampleTime: shape.contains(.sampleTime) ? nextSampleTime(time) : nil,
      force: shape.contains(.force) ? nextForce(false, bytes) : nil
    )
  }

  /// Refuses columns that do not fit their events.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try xs.finish(bytes)
    try ys.finish(bytes)
    try forces.finish(bytes)
  }

  private mutating func meet(_ head: RowHead) throws(MalformedBytes) {
    if head.isNew {
      guard let id = Int32(exactly: newIDs[newID]) else {
        throw MalformedBytes("has a touch number that is too large")
      }
      newID += 1
      let isPredicted = head.kind == EventKind.predictedSample.rawValue
      slot = keys.add(TouchKey(id: id, isPredicted: isPredicted))
      restart()
    } else {
      guard let known = keys.slot(atRank: head.rank) else {
        throw MalformedBytes("refers to a touch that was not there")
      }
      slot = known
      positionTracks.turn(to: slot)
      forceTracks.turn(to: slot)
    }
    id = keys[slot].id
  }

  private mutating func addUncommon(_ shape: TouchShape, to touch: inout Touch, _ time: Int64) {
    if shape.contains(.sampleTime) { touch.sampleTime = nextSampleTime(time) }
    if shape.contains(.window) { touch.window = nextWindow() }
    touch.kind = shape.kind
  }

  private mutating func restart() {
    positionTracks.restart(slot)
    forceTracks.restart(slot)
  }

  @inline(always)
  private mutating func nextPosition(_ isLift: Bool, _ bytes: ColumnBytes) -> Point {
    let track = positionTracks.pass(isLift: isLift)
    return Point(x: xs.next(track, bytes), y: ys.next(track, bytes))
  }

  private mutating func nextSampleTime(_ time: Int64) -> Time {
    defer { sampleTime += 1 }
    return Time(microseconds: time &+ sampleTimes[sampleTime])
  }

  @inline(always)
  private mutating func nextForce(_ isLift: Bool, _ bytes: ColumnBytes) -> Double {
    forces.next(forceTracks.pass(isLift: isLift), bytes)
  }

  private mutating func nextWindow() -> Name {
    defer { window += 1 }
    return Name(index: UInt32(truncatingIfNeeded: windows[window]))
  }
}
