public import TapeReplay

/// Something that the player wants done with files or the clipboard; it does neither itself.
///
/// The answer comes back as `ScrubberMessage.answer`.
public enum ScrubberErrand: Equatable, Sendable {
  /// Make a tape of the events with these numbers.
  case cut(ClosedRange<Int>)
  /// Put the state, the root of a `StateTree`, on the clipboard as `state --json` prints it.
  case copyState(StateValue)
  /// Put the line of an event on the clipboard.
  case copyEvent(String)
  /// Write a script that plays the events from number `from` on and expects what is there at `to`.
  case makeTest(from: Int, to: Position)
  /// Add a mark or a note to those beside the tape.
  case note(TapeNote)
}
