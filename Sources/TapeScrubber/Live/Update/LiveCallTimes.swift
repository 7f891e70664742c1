import SessionModel

/// How long the calls of a live recording take.
enum LiveCallTimes {
  /// A push or a pop: UIKit's own time, in seconds.
  static let navigation = Interval(microseconds: 350_000)
  /// A sheet that comes or goes: UIKit's own time, in seconds.
  static let sheet = Interval(microseconds: 500_000)
}
