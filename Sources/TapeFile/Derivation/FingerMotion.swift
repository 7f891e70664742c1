import SessionModel

/// What the fingers of a block do together, computed the way the reducer computes pans, pinches and
/// rotations.
///
/// Positions and times come from the touches alone, so the writer and the reader of a block agree on
/// it. A finger that is met in the middle of its way counts as one that lands.
struct FingerMotion {
  private struct Finger {
    var id: Int32
    var position: Point
  }

  /// More fingers are passed over.
  private static let mostFingers = 16

  /// Travel of the centroid since the first finger landed.
  private(set) var travel = Point.zero
  /// The way, and the microseconds, between the last two samples of the travel that differ.
  private var stretch: (way: Point, elapsed: Int64) = (.zero, 0)

  /// Time of the last touch of a known finger, and of the last one before that time.
  private(set) var times: (last: Int64, before: Int64) = (0, 0)
  /// From the first finger to the second.
  private(set) var arm = Point.zero
  /// Length of the arm when a finger last landed or lifted.
  private(set) var landedLength = 0.0
  /// How far the arm has turned since then, in degrees; zero unless turns are followed.
  private(set) var turned = 0.0

  private let followsTurns: Bool
  private var fingers: [Finger] = []
  private var carried = Point.zero
  private var anchor = Point.zero
  private var latest: (place: Point, time: Int64) = (.zero, 0)
  private var before: (place: Point, time: Int64) = (.zero, 0)

  /// Velocity of the travel, in points a second; zero before any movement.
  var velocity: Point {
    guard stretch.elapsed > 0 else { return .zero }
    let seconds = Double(stretch.elapsed) / 1_000_000
    return Point(x: stretch.way.x / seconds, y: stretch.way.y / seconds)
  }

  /// No finger is down.
  ///
  /// Turns cost time to follow, and few need them.
  init(followsTurns: Bool) {
    self.followsTurns = followsTurns
  }

  /// Takes a touch in; samples between touches are not looked at.
  mutating func note(_ touch: Touch, at time: Int64) {
    guard let index = index(of: touch.id) else {
      if touch.phase == .down || touch.phase == .move { land(touch, at: time) }
      return
    }
    switch touch.phase {
    case .down:
      fingers.remove(at: index)
      land(touch, at: time)
    case .move:
      move(index, to: touch.position, at: time)
    case .up, .cancel:
      move(index, to: touch.position, at: time)
      fingers.remove(at: index)
      rebase()
    }
  }

  @inline(__always)
  private func index(of id: Int32) -> Int? {
    for index in 0..<fingers.count where fingers[index].id == id { return index }
    return nil
  }

  private mutating func land(_ touch: Touch, at time: Int64) {
    guard let position = touch.position, fingers.count < FingerMotion.mostFingers else { return }
    if time > times.last { times = (time, times.last) }
    if fingers.isEmpty {
      travel = .zero
      stretch = (.zero, 0)
      latest = (.zero, time)
      before = latest
    }
    fingers.append(Finger(id: touch.id, position: position))
    rebase()
  }

  @inline(__always)
  private mutating func move(_ index: Int, to position: Point?, at time: Int64) {
    if let position { fingers[index].position = position }
    if time > times.last { times = (time, times.last) }
    if fingers.count > 1, index < 2 { swing() }
    let step = centroid - anchor
    travel = Point(x: carried.x + step.x, y: carried.y + step.y)
    guard travel != latest.place else {
      latest.time = time
      return
    }
    if time > latest.time { before = latest }
    latest = (travel, time)
    let elapsed = latest.time &- before.time
    if elapsed > 0 { stretch = (travel - before.place, elapsed) }
  }

  private mutating func rebase() {
    carried = travel
    anchor = centroid
    guard fingers.count > 1 else { return }
    arm = fingers[1].position - fingers[0].position
    landedLength = arm.length
    turned = 0
  }

  private mutating func swing() {
    let next = fingers[1].position - fingers[0].position
    if followsTurns { turned += Elementary.degrees(from: arm, to: next) }
    arm = next
  }

  private var centroid: Point {
    // Zero and the only position, divided by one, is that position, but for the sign of zero.
    if fingers.count == 1 {
      return Point(x: 0 + fingers[0].position.x, y: 0 + fingers[0].position.y)
    }
    var sum = Point.zero
    for finger in fingers {
      sum = Point(x: sum.x + finger.position.x, y: sum.y + finger.position.y)
    }
    let count = Double(fingers.count)
    return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : .zero
  }
}

extension Point {
  /// Its distance from the origin.
  var length: Double {
    (x * x + y * y).squareRoot()
  }
}
