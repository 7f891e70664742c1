import SessionModel

/// What a pinch's and a rotation's handler read, as the reducer computes it.
struct PairEstimator {
  /// Points, or degrees, after which the gesture begins, and how many of them it leaves out.
  private static let (start, absorbedPinch, absorbedTurn) = (10.0, 8.0, 5.0)

  /// Scale, or degrees of rotation.
  private(set) var shown: Double
  private(set) var velocity = Point.zero
  private(set) var hasBegun = false
  private let turns: Bool
  private var arm: Point
  private var baseline: Double
  private var turned = 0.0
  private var absorbed = 0.0
  private var time: Int64

  init(_ arm: Point, turns: Bool, time: Int64) {
    self.turns = turns
    self.arm = arm
    self.time = time
    baseline = (arm.x * arm.x + arm.y * arm.y).squareRoot()
    shown = turns ? 0 : 1
  }

  /// Takes the fingers' places in a frame in, and says whether the handler is called.
  mutating func moved(first: Point, second: Point, oldSecond: Point, time: Int64) -> Bool {
    // The reducer sees one finger move after the other.
    for next in [oldSecond - first, second - first] {
      turned += Elementary.degrees(from: arm, to: next)
      arm = next
    }
    let before = (shown: shown, time: self.time)
    self.time = time
    let length = (arm.x * arm.x + arm.y * arm.y).squareRoot()
    let change = turns ? turned : length - baseline
    guard hasBegun || change.magnitude >= Self.start else { return false }
    if !hasBegun {
      hasBegun = true
      absorbed = turned > 0 ? Self.absorbedTurn : -Self.absorbedTurn
      baseline += change > 0 ? Self.absorbedPinch : -Self.absorbedPinch
    }
    shown = turns ? turned - absorbed : length / baseline
    guard shown != before.shown else { return false }
    velocity = Point(x: (shown - before.shown) / (Double(time - before.time) / 1_000_000), y: 0)
    return true
  }
}
