public import SessionModel

/// Something that a live recording wants done outside.
public enum LiveEffect: Equatable, Sendable {
  /// Put an event on the tape; its names are those of the model.
  case record(Event, at: Time)
  /// Leave the terminal as it was found and end.
  case quit
  /// Leave the terminal, stop the process as Ctrl-Z does, and come back when it goes on.
  case suspend
  /// Paint the whole screen again: something else has written there.
  case repaint
}
