/// Turns the recorder's clock into time since the first frame.
///
/// When the recorder's clock goes back (a clock change, two logs in one file), a new *segment*
/// begins: its first frame is put at the time of the last frame before it, and its later frames
/// keep their distances from that one. So times never decrease and no pause is invented.
struct FrameClock {
  /// The distance, in microseconds, between frames of a log without times: a common panel rate.
  static let nominalFrame: Int64 = 8_000

  /// Microseconds since the first frame.
  private(set) var time: Int64 = 0
  /// How many segments there have been, 0 before the first frame.
  private(set) var segments = 0
  /// Whether any frame had no time at all.
  private(set) var isNominal = false
  private var previous: Int64?

  /// Whether a frame at `moment` would start a new segment.
  func goesBack(at moment: Int64?) -> Bool {
    guard let moment, let previous else { return false }
    return moment < previous
  }

  /// Moves on to the frame at `moment`; without one, by the nominal distance.
  mutating func advance(to moment: Int64?, line: Int) throws(ImportError) {
    guard let previous else {
      isNominal = moment == nil
      self.previous = moment ?? 0
      segments = 1
      return
    }
    isNominal = isNominal || moment == nil
    let next = moment ?? previous + Self.nominalFrame
    if next < previous {
      segments += 1
    } else {
      time += next - previous
    }
    self.previous = next
    guard time <= ImportLimits.span else {
      throw ImportError(line: line, message: "the times of the recording span more than 285 years")
    }
  }
}
