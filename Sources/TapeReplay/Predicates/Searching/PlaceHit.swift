public import SessionModel

/// A place where a predicate holds: an event, or a moment after it at which something happened by
/// itself.
public struct PlaceHit: Equatable, Sendable {
  /// Number of events applied.
  public internal(set) var event: Int
  /// The moment, where no event led to it.
  public internal(set) var quietTime: Time?
}
