import SessionModel

/// A place of a tape as a program sees it; it owns nothing and lives for one look.
///
/// By pointers: a copy of a session counts the owners of everything it holds up and down, which would
/// cost more than most predicates.
struct PlaceView {
  /// The session at the place.
  let session: UnsafePointer<Session>
  /// The event that led there; nil where time alone did.
  let event: UnsafePointer<TimedEvent>?
  /// Number of events applied.
  let number: Int
  /// What was told since the place before; empty unless the program asks for facts.
  let facts: UnsafeBufferPointer<FactLog.Entry>
}
