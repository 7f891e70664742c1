public import TerminalKit

/// Something that the player is told.
public enum ScrubberMessage: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case mouse(Mouse)
  /// Text was pasted.
  case paste(String)
  /// The screen has this size now.
  case resize(CellSize)
  /// It is this late, since an origin that never changes; also a chance to go on with unfinished work.
  case tick(Duration)
  /// An errand goes on beside the player; nil when it does no more.
  case underway(ErrandStage?)
  /// An errand is done, or could not be.
  case answer(ScrubberAnswer)
}
