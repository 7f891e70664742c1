import SessionModel
import TestSupport

/// Where a random log comes from.
enum RandomLog: String, CaseIterable, Sendable {
  /// Fingers drive declared recognizers.
  case driven
  /// The same, and the log reports recognizers as well.
  case mixed
  /// The app reports transitions of its own.
  case observed
  /// Every kind of event with any payload.
  case nonsense

  /// Those that tell of a session that could happen.
  static let sensible = [RandomLog.driven, .mixed, .observed]

  /// The log that belongs to `seed`.
  func events(seed: UInt64) -> [TimedEvent] {
    switch self {
    case .driven: RandomTouchSession(seed: seed).events
    case .mixed: RandomTouchSession(seed: seed, reports: true).events
    case .observed: RandomAppSession(seed: seed).events
    case .nonsense:
      {
        var random = RandomEvents(seed: seed)
        return random.events(250)
      }()
    }
  }
}
