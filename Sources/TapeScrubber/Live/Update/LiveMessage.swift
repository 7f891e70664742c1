public import TerminalKit

/// Something that a live recording is told.
public enum LiveMessage: Hashable, Sendable {
  /// The recording starts; comes first and once.
  case start
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case pointer(LivePointer)
  /// Text was pasted.
  case paste(String)
  /// The screen has this size now.
  case resize(CellSize)
  /// Time has passed.
  case tick
  /// The recorder did not take the last event.
  case refused
  /// The recording is to end, whatever was being done.
  case stop
}
