internal import SessionModel

/// What the fingers of a block do together, computed the way the reducer computes a pan.
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
  /// Velocity of the travel over its last two samples that differ, in units a second.
  private(set) var velocity = Point.zero

  private var fingers: [Finger] = []
  private var carried = Point.zero
  private var anchor = Point.zero
  private var latest: (place: Point, time: Int64) = (.zero, 0)
  private var before: (place: Point, time: Int64) = (.zero, 0)

  /// Takes a touch in; samples between touches are not looked at.
  mutating func note(_ touch: Touch, at time: Int64) {
    guard let index = fingers.firstIndex(where: { $0.id == touch.id }) else {
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

  private mutating func land(_ touch: Touch, at time: Int64) {
    guard let position = touch.position, fingers.count < FingerMotion.mostFingers else { return }
    if fingers.isEmpty {
      travel = .zero
      velocity = .zero
      latest = (.zero, time)
      before = latest
    }
    fingers.append(Finger(id: touch.id, position: position))
    rebase()
  }

  private mutating func move(_ index: Int, to position: Point?, at time: Int64) {
    if let position { fingers[index].position = position }
    let step = centroid - anchor
    travel = Point(x: carried.x + step.x, y: carried.y + step.y)
    guard travel != latest.place else {
      latest.time = time
      return
    }
    if time > latest.time { before = latest }
    latest = (travel, time)
    let elapsed = Double(latest.time &- before.time) / 1_000_000
    guard elapsed > 0 else { return }
    let way = travel - before.place
    velocity = Point(x: way.x / elapsed, y: way.y / elapsed)
  }

  private mutating func rebase() {
    carried = travel
    anchor = centroid
  }

  private var centroid: Point {
    var sum = Point.zero
    for finger in fingers {
      sum = Point(x: sum.x + finger.position.x, y: sum.y + finger.position.y)
    }
    let count = Double(fingers.count)
    return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : .zero
  }
}
