import SessionModel

/// What the fingers of a block do together, computed the way the reducer computes pans, pinches and
/// rotations.
///
/// Positions and times come from the touches alone, so the writer and the reader of a block agree on
/// it. A finger that is met in the middle of its way counts as one that lands.
struct FingerMotion {
  /// Travel of the centroid since the first finger landed.
  private(set) var travel = Point.zero
  /// The way, and the microseconds, between the last two samples of the travel that differ.
  private var stretch = Point.zero
  private var stretchTime: Int64 = 0

  /// Time of the last touch of a known finger, and of the last one before that time.
  private(set) var lastTime: Int64 = 0
  private(set) var timeBefore: Int64 = 0
  /// From the first finger to the second.
  private(set) var arm = Point.zero
  /// Length of the arm when a finger last landed or lifted.
  private(set) var landedLength = 0.0
  /// How far the arm has turned since then, in degrees; zero unless turns are followed.
  private(set) var turned = 0.0

  private let followsTurns: Bool
  private var fingers = LandedFingers()
  private var carried = Point.zero
  private var anchor = Point.zero
  /// The last two samples of the travel that differ.
  private var latest = Point.zero
  private var latestTime: Int64 = 0
  private var before = Point.zero
  private var beforeTime: Int64 = 0

  /// Velocity of the travel, in points a second; zero before any movement.
  @inline(__always)
  var velocity: Point {
    guard stretchTime > 0 else { return .zero }
    let seconds = Double(stretchTime) / 1_000_000
    return Point(x: stretch.x / seconds, y: stretch.y / seconds)
  }

  /// No finger is down.
  ///
  /// Turns cost time to follow, and few need them.
  init(followsTurns: Bool) {
    self.followsTurns = followsTurns
  }

  /// Takes a touch in; samples between touches are not looked at.
  @inline(__always)
  mutating func note(_ touch: Touch, at time: Int64) {
    if touch.phase == .move, let place = fingers.place(of: touch.id) {
      move(place, to: touch.position, at: time)
    } else {
      change(touch, at: time)
    }
  }

  /// Takes in what is no move of a known finger.
  private mutating func change(_ touch: Touch, at time: Int64) {
    guard let place = fingers.place(of: touch.id) else {
      if touch.phase == .down || touch.phase == .move { land(touch, at: time) }
      return
    }
    if touch.phase == .down {
      fingers.lift(place)
      land(touch, at: time)
    } else {
      move(place, to: touch.position, at: time)
      fingers.lift(place)
      rebase()
    }
  }

  private mutating func land(_ touch: Touch, at time: Int64) {
    guard let position = touch.position, fingers.count < LandedFingers.most else { return }
    if time > lastTime { (lastTime, timeBefore) = (time, lastTime) }
    if fingers.count == 0 {
      (travel, stretch, latest, before) = (.zero, .zero, .zero, .zero)
      (stretchTime, latestTime, beforeTime) = (0, time, time)
    }
    fingers.land(touch.id, at: position)
    rebase()
  }

  @inline(__always)
  private mutating func move(_ place: Int, to position: Point?, at time: Int64) {
    if let position { fingers.move(place, to: position) }
    if time > lastTime { (lastTime, timeBefore) = (time, lastTime) }
    if fingers.count > 1, place < 2 { swing() }
    let step = fingers.centroid - anchor
    travel = Point(x: carried.x + step.x, y: carried.y + step.y)
    guard travel != latest else {
      latestTime = time
      return
    }
    if time > latestTime { (before, beforeTime) = (latest, latestTime) }
    (latest, latestTime) = (travel, time)
    let elapsed = time &- beforeTime
    if elapsed > 0 { (stretch, stretchTime) = (travel - before, elapsed) }
  }

  private mutating func rebase() {
    carried = travel
    anchor = fingers.centroid
    guard fingers.count > 1 else { return }
    arm = fingers.arm
    landedLength = arm.length
    turned = 0
  }

  private mutating func swing() {
    let next = fingers.arm
    if followsTurns { turned += Elementary.degrees(from: arm, to: next) }
    arm = next
  }
}

extension Point {
  /// Its distance from the origin.
  var length: Double {
    (x * x + y * y).squareRoot()
  }
}
