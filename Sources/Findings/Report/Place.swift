import SessionModel

/// An event and the time at which it happened.
struct Place: Equatable {
  /// Its number, counted from 1; 0 before the first one.
  var event: Int
  /// Session time, so it never runs backwards.
  var time: Time
}
