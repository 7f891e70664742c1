/// What a predictor remembers of the tracks of a column.
struct Histories {
  private let predictor: Predictor
  /// The track of the last number; the others wait, once there are any.
  private var current = History()
  private var slot: UInt8 = 0
  /// The current track while the predictor is adaptive and nothing is unusual, which is nearly always.
  private var adaptive: UInt8
  private var waiting: [History] = []
  /// Whether the last finger that lifted stayed where it was.
  private var liftsStay = true
  /// Where the last track began.
  private var lastStart: Int64 = 0

  /// No track.
  private static let nothing: UInt8 = 0xFF

  init(_ predictor: Predictor) {
    self.predictor = predictor
    adaptive = predictor == .adaptive ? 0 : Histories.nothing
  }

  /// The step on `track` that is `error` away from what the predictor expects; takes note of it.
  @inline(__always)
  mutating func step(_ error: Int64, _ track: UInt8) -> Int64 {
    guard track == adaptive else { return plainStep(error, track) }
    let step = current.adapted &+ error
    current.note(step)
    return step
  }

  private mutating func plainStep(_ error: Int64, _ track: UInt8) -> Int64 {
    turn(to: track & Tracks.slot)
    let step = predict(track) &+ error
    note(step, track)
    return step
  }

  /// How far `step` is from what the predictor expects on `track`; takes note of it.
  ///
  /// An exception has no step of its own: it counts as the expected one.
  @inline(__always)
  mutating func error(_ step: Int64, _ track: UInt8, isException: Bool) -> Int64 {
    turn(to: track & Tracks.slot)
    let expected = predict(track)
    note(isException ? expected : step, track)
    return isException ? 0 : step &- expected
  }

  /// Makes `slot` the current one.
  @inline(__always)
  private mutating func turn(to slot: UInt8) {
    if slot != self.slot { swap(with: slot) }
  }

  private mutating func swap(with slot: UInt8) {
    if waiting.isEmpty {
      waiting = [History](repeating: History(), count: RecentKeys<Int>.slots)
    }
    waiting[Int(self.slot)] = current
    current = waiting[Int(slot)]
    self.slot = slot
    if predictor == .adaptive { adaptive = slot }
  }

  private func predict(_ track: UInt8) -> Int64 {
    guard track & Tracks.restart == 0 else { return lastStart }
    switch predictor {
    case .none, .derived: return 0
    case .previous: return current.last
    case .linear: return current.line
    case .quadratic: return current.parabola
    case .damped: return current.damped
    case .adaptive:
      return track & Tracks.lift != 0 && liftsStay ? current.last : current.adapted
    }
  }

  /// Takes note of what came.
  private mutating func note(_ step: Int64, _ track: UInt8) {
    guard track & Tracks.restart == 0 else {
      current = History(first: step)
      if predictor == .adaptive { lastStart = step }
      return
    }
    if track & Tracks.lift != 0 { liftsStay = step == current.last }
    current.note(step)
  }
}
