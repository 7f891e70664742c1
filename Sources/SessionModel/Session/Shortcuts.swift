/// What a session keeps at hand although it follows from the rest.
///
/// It is no part of the session's value: any two are equal, and a new one is right for any session.
struct Shortcuts: Equatable, Sendable {
  /// Before it nothing happens by itself, so that most events need not look for what does.
  ///
  /// It may come too early, since a deadline that goes away does not move it.
  var deadlineBound = Time(microseconds: .min)
  /// Whether a recognizer that waits for others may be decided by now.
  var mayDecide = true

  static func == (one: Shortcuts, other: Shortcuts) -> Bool {
    true
  }
}
