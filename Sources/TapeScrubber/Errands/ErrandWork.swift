/// What becomes of an errand when the player asks for it.
public enum ErrandWork: Sendable {
  /// It is done, or could not be.
  case done(ErrandOutcome)
  /// It may take long.
  case long(LongErrand)

  /// What comes of it, however long that takes.
  public func performed() -> ErrandOutcome {
    switch self {
    case .done(let outcome): outcome
    case .long(let errand): errand.performed()
    }
  }
}
