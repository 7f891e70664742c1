import SessionModel
import TapeReplay

/// Where a companion stands, in its own tape.
enum CompanionPlace {
  /// After every event up to and at this time.
  case time(Time)
  /// Exactly after the event of this number.
  case event(Int)
  /// After an event, and as much later as the position's time says.
  case position(Position)
}
