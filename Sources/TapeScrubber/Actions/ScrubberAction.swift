/// Something that the player can be asked to do, by whichever key is bound to it.
enum ScrubberAction: Hashable, Sendable {
  case play(Playing)
  case move(Moving)
  case see(Seeing)
  case act(Acting)
  case compare(Comparing)
  case leave(Leaving)
  /// Asks for a line of text first.
  case ask(Prompt.Purpose)
}

extension ScrubberAction {
  /// How time passes.
  enum Playing: Hashable, Sendable {
    /// Plays or stands still.
    case toggle
    /// Turns round.
    case reverse
    /// Plays quicker, or slower.
    case changeRate(quicker: Bool)
    /// Leaves stretches without events out, or no longer.
    case toggleIdleTime
    /// Sets an end of the stretch that is played again and again.
    case setLoop(LoopEnd)
    /// Plays on and on no longer.
    case endLoop
  }

  /// To another place of the tape.
  enum Moving: Hashable, Sendable {
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
    /// To where the thing under the cursor changes next, or changed last.
    case goToChange(forward: Bool)
    /// To the place that the last jump left, or forward again.
    case revisit(forward: Bool)
  }

  /// What is seen, not where it stands.
  enum Seeing: Hashable, Sendable {
    /// Puts the cursor on the next line of the panes, or the one before.
    case moveCursor(forward: Bool)
    /// Shows half as much time on the timeline, or twice as much.
    case zoom(closer: Bool)
    /// Moves what the timeline shows.
    case pan(forward: Bool)
    /// Shows the whole tape on the timeline.
    case showWholeTape
    /// Folds idle time on the timeline, or no longer.
    case toggleFolds
    /// Asks for a pane to show or hide.
    case choosePane
    /// Shows the next layout for which there is room.
    case showNextLayout
    /// Shows the next window of the session.
    case showNextWindow
    /// Shows the bands along the edges in which edge pans begin, or no longer.
    case toggleEdgeZones
    /// Lists the keys.
    case showHelp
  }

  /// Something is made of the tape.
  enum Acting: Hashable, Sendable {
    /// Makes a tape of what is seen.
    case cut
    /// Copies the state as JSON.
    case copyState
    /// Copies the event as a line of a script.
    case copyEvent
    /// Writes a script that leads here and expects what is here.
    case makeTest
  }

  /// What stands beside the tape.
  enum Comparing: Hashable, Sendable {
    /// Shows what happens without the event at the position.
    case dropEvent
    /// Has the panes be about the other of two tapes.
    case swapSides
    /// To the next place where two tapes differ anew, or the one before.
    case goToDifference(forward: Bool)
  }

  /// What whoever runs the player has to do; with the control key it works even while a line is typed.
  enum Leaving: Hashable, Sendable {
    /// Ends.
    case quit
    /// Stops the process until its shell lets it go on.
    case suspend
    /// Paints everything again.
    case repaint
  }
}

extension ScrubberAction.Moving {
  /// Whether it leaves a place to which one may want to come back: steps do not, nor does coming back.
  var isJump: Bool {
    switch self {
    case .goToStart, .goToEnd, .goToTenth, .goToPlace, .findAgain, .goToChange: true
    case .step, .skip, .revisit: false
    }
  }
}

extension ScrubberAction.Leaving {
  /// What is wanted outside.
  var effect: ScrubberEffect {
    switch self {
    case .quit: .quit
    case .suspend: .suspend
    case .repaint: .repaint
    }
  }
}
