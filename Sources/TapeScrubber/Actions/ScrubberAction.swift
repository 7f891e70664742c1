/// Something that the player can be asked to do, by whichever key or button is bound to it.
enum ScrubberAction: Hashable, Sendable {
  // MARK: Moving

  /// So many events on, or back.
  case step(Int)
  /// So many seconds on, or back.
  case skip(seconds: Int)
  /// Before the first event.
  case goToStart
  /// After the last event, where a live tape is held.
  case goToEnd
  /// Where so many tenths of the tape have passed.
  case goToTenth(Int)
  /// To the next place of its kind, or the one before.
  case goToPlace(PlaceKind, forward: Bool)
  /// To the next place of what was looked for last, or the one before.
  case findAgain(forward: Bool)
  /// Asks for a line of text first.
  case ask(Prompt.Purpose)

  // MARK: Playing

  /// Plays or stands still.
  case togglePlaying
  /// Turns round.
  case reverse
  /// Plays quicker, or slower.
  case changeRate(quicker: Bool)
  /// Leaves stretches without events out, or no longer.
  case toggleIdleTime

  // MARK: Seeing

  /// Shows the next window of the session.
  case showNextWindow
  /// Lists the keys.
  case showHelp

  // MARK: Comparing

  /// Shows what happens without the event at the position.
  case dropEvent
  /// Has the panes be about the other of two tapes.
  case swapSides
  /// To the next place where two tapes differ anew, or the one before.
  case goToDifference(forward: Bool)

  // MARK: Leaving

  /// Ends.
  case quit
  /// Stops the process until its shell lets it go on.
  case suspend
  /// Paints everything again.
  case repaint
}
