import SessionModel

extension TimedEvent {
  /// The claimed time as a moment that can be reached, which the one that means never cannot.
  var moment: Time {
    min(time, .last)
  }
}
