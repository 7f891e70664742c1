/// The last three grid steps of each track; arithmetic wraps around.
struct Histories {
  private struct History {
    var last: Int64 = 0
    var before: Int64 = 0
    var third: Int64 = 0
  }

  private var tracks = [History](repeating: History(), count: RecentKeys<Int>.slots)

  /// What `predictor` expects next on `track`.
  @inline(__always)
  func predict(_ predictor: Predictor, _ track: UInt8) -> Int64 {
    guard track & Tracks.restart == 0 else { return 0 }
    let history = tracks[Int(track & Tracks.slot)]
    switch predictor {
    case .none: return 0
    case .previous: return history.last
    case .linear: return 2 &* history.last &- history.before
    case .quadratic: return 3 &* (history.last &- history.before) &+ history.third
    case .damped: return history.last &+ ((history.last &- history.third) &>> 1)
    }
  }

  /// Takes note of what came; the first step of a track counts as all three.
  @inline(__always)
  mutating func note(_ step: Int64, _ track: UInt8) {
    let slot = Int(track & Tracks.slot)
    if track & Tracks.restart != 0 {
      tracks[slot] = History(last: step, before: step, third: step)
    } else {
      let history = tracks[slot]
      tracks[slot] = History(last: step, before: history.last, third: history.before)
    }
  }
}
