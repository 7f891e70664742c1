import TapeReplay

/// A place where two sessions differ in a way in which they did not just before.
struct DivergedPlace: Equatable, Sendable {
  /// Where the first tape stands then.
  var position: Position
  /// Everything in which both differ there.
  var aspects: SessionAspects
}
