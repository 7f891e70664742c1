import SessionModel

/// A position that places are compared with.
struct PlaceBound: Equatable, Sendable {
  var position: Position
  /// Whether it stands between two events, rather than exactly after one.
  var isBetween: Bool

  /// Whether `hit` lies after the position.
  func isBefore(_ hit: PlaceHit) -> Bool {
    guard hit.event == position.event else { return hit.event > position.event }
    return hit.quietTime.map { $0 > position.time } ?? false
  }

  /// Whether `hit` lies before the position.
  func isAfter(_ hit: PlaceHit) -> Bool {
    guard hit.event == position.event else { return hit.event < position.event }
    return hit.quietTime.map { $0 < position.time } ?? isBetween
  }
}
