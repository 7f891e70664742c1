/// What a predictor remembers of the tracks of a column.
struct Histories {
  private let predictor: Predictor
  private let isAdaptive: Bool
  private var tracks = [History](repeating: History(), count: RecentKeys<Int>.slots)
  /// Whether the last finger that lifted stayed where it was.
  private var liftsStay = true
  /// Where the last track began.
  private var lastStart: Int64 = 0

  init(_ predictor: Predictor) {
    self.predictor = predictor
    isAdaptive = predictor == .adaptive || predictor == .curved
  }

  /// The step on `track` that is `error` away from what the predictor expects; takes note of it.
  @inline(__always)
  mutating func step(_ error: Int64, _ track: UInt8) -> Int64 {
    let step = predict(track) &+ error
    note(step, track)
    return step
  }

  /// How far `step` is from what the predictor expects on `track`; takes note of it.
  ///
  /// An exception has no step of its own: it counts as the expected one.
  @inline(__always)
  mutating func error(_ step: Int64, _ track: UInt8, isException: Bool) -> Int64 {
    let expected = predict(track)
    note(isException ? expected : step, track)
    return isException ? 0 : step &- expected
  }

  @inline(__always)
  private func predict(_ track: UInt8) -> Int64 {
    guard track & Tracks.restart == 0 else { return lastStart }
    let slot = Int(track & Tracks.slot)
    switch predictor {
    case .none, .derived: return 0
    case .previous: return tracks[slot].last
    case .linear: return tracks[slot].line
    case .quadratic: return tracks[slot].parabola
    case .damped: return tracks[slot].damped
    case .adaptive, .curved:
      guard track & Tracks.lift == 0 || !liftsStay else { return tracks[slot].last }
      return tracks[slot].adapted(isCurved: predictor == .curved)
    }
  }

  /// Takes note of what came.
  @inline(__always)
  private mutating func note(_ step: Int64, _ track: UInt8) {
    let slot = Int(track & Tracks.slot)
    guard track & Tracks.restart == 0 else {
      tracks[slot] = History(first: step)
      if isAdaptive { lastStart = step }
      return
    }
    if isAdaptive {
      if track & Tracks.lift != 0 { liftsStay = step == tracks[slot].last }
      tracks[slot].judge(step, isCurved: predictor == .curved)
    }
    tracks[slot].note(step)
  }
}
