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
  /// How far the arm had turned since then, in degrees, before it turned on to `arms`, one by one.
  private var turnedBefore = 0.0
  private var armBefore = Point.zero
  private var arms: [Point] = []

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

  /// How far the arm has turned since a finger last landed or lifted, in degrees.
  ///
  /// Turns take long to compute, and few of them are asked for.
  var turned: Double {
    mutating get {
      for arm in arms {
        turnedBefore += Elementary.degrees(from: armBefore, to: arm)
        armBefore = arm
      }
      arms.removeAll(keepingCapacity: true)
      return turnedBefore
    }
  }

  /// Takes a touch in; samples between touches are not looked at.
  @inline(__always)
  mutating func note(_ touch: Touch, at time: Int64) {
    if touch.phase == .move, fingers.isOnly(touch.id), let position = touch.position {
      fingers.move(0, to: position)
      see(at: time)
      follow(LandedFingers.centroid(ofOnly: position), at: time)
    } else {
      change(touch, at: time)
    }
  }

  /// Takes in what is not a move of the only finger.
  private mutating func change(_ touch: Touch, at time: Int64) {
    guard let place = fingers.place(of: touch.id) else {
      if touch.phase == .down || touch.phase == .move { land(touch, at: time) }
      return
    }
    if touch.phase == .down {
      fingers.lift(place)
      land(touch, at: time)
      return
    }
    if let position = touch.position { fingers.move(place, to: position) }
    see(at: time)
    if fingers.count > 1, place < 2 { swing() }
    follow(fingers.centroid, at: time)
    guard touch.phase != .move else { return }
    fingers.lift(place)
    rebase()
  }

  private mutating func land(_ touch: Touch, at time: Int64) {
    guard let position = touch.position, fingers.count < LandedFingers.most else { return }
    see(at: time)
    if fingers.count == 0 {
      (travel, stretch, latest, before) = (.zero, .zero, .zero, .zero)
      (stretchTime, latestTime, beforeTime) = (0, time, time)
    }
    fingers.land(touch.id, at: position)
    rebase()
  }

  /// Takes note of the time of a known finger's touch.
  @inline(__always)
  private mutating func see(at time: Int64) {
    if time > lastTime { (lastTime, timeBefore) = (time, lastTime) }
  }

  /// Goes on to where the fingers are now.
  @inline(__always)
  private mutating func follow(_ centroid: Point, at time: Int64) {
    let step = centroid - anchor
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
    (turnedBefore, armBefore) = (0, arm)
    arms.removeAll(keepingCapacity: true)
  }

  private mutating func swing() {
    arm = fingers.arm
    arms.append(arm)
  }
}

extension Point {
  /// Its distance from the origin.
  var length: Double {
    (x * x + y * y).squareRoot()
  }
}
