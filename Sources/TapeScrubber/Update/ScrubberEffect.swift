/// Something that the player wants done outside.
public enum ScrubberEffect: Equatable, Sendable {
  /// Leave the terminal as it was found and end.
  case quit
  /// Leave the terminal, stop the process as Ctrl-Z does, and come back when it goes on.
  case suspend
  /// Paint the whole screen again: something else has written there.
  case repaint
  /// Do something with files or the clipboard, and tell what became of it.
  case errand(ScrubberErrand)
  /// Give up what goes on beside the player.
  case stopErrand
}
