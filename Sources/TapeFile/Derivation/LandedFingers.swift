import SessionModel

/// The fingers that are down, in order of landing; the first two are at hand.
struct LandedFingers {
  private struct Finger {
    var id: Int32 = 0
    var position = Point.zero
  }

  /// More fingers are passed over.
  static let most = 16

  private(set) var count = 0
  private var first = Finger()
  private var second = Finger()
  private var others: [Finger] = []

  /// From the first finger to the second.
  @inline(__always)
  var arm: Point { second.position - first.position }

  /// Whether finger `id` is down and no other one is.
  @inline(__always)
  func isOnly(_ id: Int32) -> Bool {
    count == 1 && first.id == id
  }

  /// The place of finger `id`; nil if it is not down.
  func place(of id: Int32) -> Int? {
    if count > 0, first.id == id { return 0 }
    if count > 1, second.id == id { return 1 }
    return others.firstIndex { $0.id == id }.map { $0 + 2 }
  }

  /// Moves the finger at `place`.
  @inline(__always)
  mutating func move(_ place: Int, to position: Point) {
    if place == 0 {
      first.position = position
    } else if place == 1 {
      second.position = position
    } else {
      others[place - 2].position = position
    }
  }

  /// Adds a finger; there must be fewer than `most`.
  mutating func land(_ id: Int32, at position: Point) {
    let finger = Finger(id: id, position: position)
    switch count {
    case 0: first = finger
    case 1: second = finger
    default: others.append(finger)
    }
    count += 1
  }

  /// Takes the finger at `place` away.
  mutating func lift(_ place: Int) {
    if place == 0 { first = second }
    if place < 2 {
      if !others.isEmpty { second = others.removeFirst() }
    } else {
      others.remove(at: place - 2)
    }
    count -= 1
  }

  /// The middle of the only position: it itself, but for the sign of zero.
  @inline(__always)
  static func centroid(ofOnly position: Point) -> Point {
    Point(x: 0 + position.x, y: 0 + position.y)
  }

  /// The middle of all positions; zero without fingers.
  var centroid: Point {
    guard count > 0 else { return .zero }
    guard count > 1 else { return LandedFingers.centroid(ofOnly: first.position) }
    var sum = LandedFingers.centroid(ofOnly: first.position)
    sum = Point(x: sum.x + second.position.x, y: sum.y + second.position.y)
    for finger in others {
      sum = Point(x: sum.x + finger.position.x, y: sum.y + finger.position.y)
    }
    let count = Double(count)
    return Point(x: sum.x / count, y: sum.y / count)
  }
}
