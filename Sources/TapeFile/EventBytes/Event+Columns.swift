internal import SessionModel

extension Event {
  /// Whether the event is stored in columns rather than as a payload.
  var hasColumns: Bool {
    false
  }
}
