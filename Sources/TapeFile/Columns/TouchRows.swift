import SessionModel

/// Gives the touches and samples of a block back, one after the other.
struct TouchRows {
  private let shapes: [UInt8]
  private let ids: [Int32]
  private let xs: [Double]
  private let ys: [Double]
  private let sampleTimes: [Int64]
  private let forces: [Double]
  private let windows: [Int64]
  private var row = 0
  private var position = 0
  private var sampleTime = 0
  private var force = 0
  private var window = 0

  /// Decodes the columns of the events whose kinds are `kinds`; every length is checked here.
  init(
    _ columns: ColumnDirectory,
    kinds: [UInt8],
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    let plan = try TouchPlan(columns, kinds: kinds)
    shapes = plan.shapes
    ids = plan.ids
    xs = try columns.numbers(.touchX, plan.positionTracks).numbers
    ys = try columns.numbers(.touchY, plan.positionTracks).numbers
    sampleTimes = try columns.integers(.touchSampleTimes, count: plan.sampleTimes)
    forces = try columns.numbers(.touchForces, plan.forceTracks).numbers
    windows = try columns.integers(.touchWindows, count: plan.windows)
    for window in windows where window < 0 || window >= Int64(nameLimit) {
      throw MalformedBytes("uses a name that the tape does not have yet")
    }
  }

  /// The next event, of kind `kind`, at `time`.
  @inline(__always)
  mutating func next(_ kind: UInt8, at time: Int64) -> Event {
    let shape = TouchShape(rawValue: shapes[row])
    let id = ids[row]
    row += 1
    let position = shape.contains(.position) ? nextPosition() : nil
    let sampleTime = shape.contains(.sampleTime) ? nextSampleTime(time) : nil
    let force = shape.contains(.force) ? nextForce() : nil
    guard let phase = Touch.Phase(rawValue: kind) else {
      return .touchSample(
        TouchSample(
          id: id,
          kind: kind == EventKind.predictedSample.rawValue ? .predicted : .coalesced,
          position: position ?? .zero,
          sampleTime: sampleTime,
          force: force
        )
      )
    }
    let window = shape.contains(.window) ? nextWindow() : nil
    return .touch(
      Touch(
        phase,
        id: id,
        position: position,
        sampleTime: sampleTime,
        force: force,
        window: window,
        kind: shape.kind
      )
    )
  }

  @inline(__always)
  private mutating func nextPosition() -> Point {
    defer { position += 1 }
    return Point(x: xs[position], y: ys[position])
  }

  @inline(__always)
  private mutating func nextSampleTime(_ time: Int64) -> Time {
    defer { sampleTime += 1 }
    return Time(microseconds: time &+ sampleTimes[sampleTime])
  }

  @inline(__always)
  private mutating func nextForce() -> Double {
    defer { force += 1 }
    return forces[force]
  }

  private mutating func nextWindow() -> Name {
    defer { window += 1 }
    return Name(index: UInt32(truncatingIfNeeded: windows[window]))
  }
}
