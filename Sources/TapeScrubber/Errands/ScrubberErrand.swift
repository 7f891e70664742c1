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

extension ScrubberErrand {
  /// Whether it reads or plays as much of the tape as it is about.
  public var mayTakeLong: Bool {
    switch self {
    case .cut, .makeTest: true
    case .copyState, .copyEvent, .note: false
    }
  }
}
