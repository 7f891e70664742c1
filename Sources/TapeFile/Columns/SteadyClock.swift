/// Guesses the distances between frames of a clock that ticks steadily but is read unsteadily.
///
/// The readings jitter around the ticks, so the next one is told better by where the ticks are than
/// by the last reading. Lengths are in 64ths of the column's unit; arithmetic wraps around.
struct SteadyClock {
  /// How much of an error moves the ticks, as a shift.
  private static let phaseShift: Int64 = 2
  /// How much of an error changes their period, as a shift.
  private static let periodShift: Int64 = 6
  private static let unit: Int64 = 64
  /// Distances beyond this are pauses.
  private static let longest: Int64 = 1 << 40
  /// Ticks that may be missed without losing the phase.
  private static let mostMissed: Int64 = 8

  private var period: Int64
  /// From the last reading to the next tick.
  private var lead: Int64

  /// A clock with a tick every `period` 64ths.
  init(period: Int64) {
    self.period = period
    lead = period
  }

  /// The period, in 64ths, that suits `distances`: the middle one of those above zero.
  static func period(of distances: [Int64]) -> Int64 {
    let sorted = distances.filter { $0 > 0 && $0 < longest }.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2] * unit
  }

  /// The next distance to expect.
  @inline(__always)
  var expected: Int64 { lead &>> 6 }

  /// Takes note of the distance that came.
  mutating func note(_ distance: Int64) {
    guard distance > 0, distance < SteadyClock.longest else {
      lead = period
      return
    }
    var error = distance &* SteadyClock.unit &- lead
    if error > period / 2, period > 0 {
      let missed = (error &+ period / 2) / period
      guard missed <= SteadyClock.mostMissed else {
        lead = period
        return
      }
      error &-= missed &* period
    }
    lead = period &- error &+ (error &>> SteadyClock.phaseShift)
    period = max(0, period &+ (error &>> SteadyClock.periodShift))
  }
}
