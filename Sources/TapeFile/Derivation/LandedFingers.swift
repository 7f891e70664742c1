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

  /// Where the first finger is, if there is one.
  @inline(__always)
  var firstPosition: Point { first.position }

  /// From the first finger to the second.
  @inline(__always)
  var arm: Point { second.position - first.position }

  /// The place of finger `id`; nil if it is not down.
  @inline(__always)
  func place(of id: Int32) -> Int? {
    if count > 0, first.id == id { return 0 }
    return count > 1 ? laterPlace(of: id) : nil
  }

  private func laterPlace(of id: Int32) -> Int? {
    if second.id == id { return 1 }
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

  /// The middle of all positions; zero without fingers.
  @inline(__always)
  var centroid: Point {
    // Zero and the only position, divided by one, is that position, but for the sign of zero.
    count == 1 ? Point(x: 0 + first.position.x, y: 0 + first.position.y) : centroidOfSeveral
  }

  private var centroidOfSeveral: Point {
    guard count > 0 else { return .zero }
    var sum = Point(x: 0 + first.position.x, y: 0 + first.position.y)
    sum = Point(x: sum.x + second.position.x, y: sum.y + second.position.y)
    for finger in others {
      sum = Point(x: sum.x + finger.position.x, y: sum.y + finger.position.y)
    }
    let count = Double(count)
    return Point(x: sum.x / count, y: sum.y / count)
  }
}
