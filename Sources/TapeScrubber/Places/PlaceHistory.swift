import TapeReplay

/// The places that a person has left by jumping, as an editor keeps them.
struct PlaceHistory: Equatable, Sendable {
  /// Places that are kept in each direction; older ones are forgotten.
  static let capacity = 200

  private var past: [Position] = []
  private var future: [Position] = []

  /// Keeps the place that a jump leaves; what lay ahead is forgotten.
  mutating func leave(_ place: Position) {
    future.removeAll()
    if past.last == place { return }
    past.append(place)
    if past.count > Self.capacity { past.removeFirst() }
  }

  /// The place before `place`, or after it; nil where there is none.
  mutating func turn(from place: Position, forward isForward: Bool) -> Position? {
    isForward
      ? Self.take(from: &future, leaving: place, in: &past)
      : Self.take(from: &past, leaving: place, in: &future)
  }

  /// A jump that led nowhere has left its own place behind; it is passed over.
  private static func take(
    from source: inout [Position],
    leaving place: Position,
    in other: inout [Position]
  ) -> Position? {
    while let found = source.popLast() {
      guard found != place else { continue }
      if other.last != place { other.append(place) }
      if other.count > capacity { other.removeFirst() }
      return found
    }
    return nil
  }
}
