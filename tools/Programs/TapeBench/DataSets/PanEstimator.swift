import SessionModel

/// What a pan's handler reads, as the reducer computes it: travel of the centroid less the
/// hysteresis, and the velocity of the last two samples.
struct PanEstimator {
  /// Points of travel after which a pan begins.
  private static let hysteresis = 10.0

  private(set) var translation = Point.zero
  private(set) var velocity = Point.zero
  private(set) var hasBegun = false
  private let anchor: Point
  private var absorbed = Point.zero
  private var latest: (place: Point, time: Int64)
  private var before: (place: Point, time: Int64)

  init(at centroid: Point, time: Int64) {
    anchor = centroid
    latest = (.zero, time)
    before = latest
  }

  /// Takes the centroid of a frame in, and says whether the pan's handler is called.
  mutating func moved(to centroid: Point, time: Int64) -> Bool {
    let travel = centroid - anchor
    guard travel != latest.place else {
      latest.time = time
      return false
    }
    if time > latest.time { before = latest }
    latest = (travel, time)
    let elapsed = Double(latest.time - before.time) / 1_000_000
    if elapsed > 0 {
      let step = travel - before.place
      velocity = Point(x: step.x / elapsed, y: step.y / elapsed)
    }
    let length = (travel.x * travel.x + travel.y * travel.y).squareRoot()
    guard hasBegun || length >= Self.hysteresis else { return false }
    if !hasBegun {
      hasBegun = true
      absorbed = Point(
        x: travel.x * Self.hysteresis / length,
        y: travel.y * Self.hysteresis / length
      )
    }
    translation = travel - absorbed
    return true
  }
}
