/// Something that a person can ask of a live recording, by whichever key is bound to it.
enum LiveAction: Hashable, Sendable {
  // MARK: Calls

  /// Pushes the next screen.
  case push
  /// Pops the top screen.
  case pop
  /// Pops everything but the root.
  case popToRoot
  /// Presents a sheet.
  case present
  /// Dismisses the topmost sheet.
  case dismiss
  /// Selects the next tab.
  case selectNextTab

  // MARK: Surroundings

  /// Turns the phone.
  case rotate
  /// Sends the app to the background, or brings it back.
  case toggleBackground
  /// Shows the next window.
  case showNextWindow
  /// Shows the bands in which edge pans begin, or hides them.
  case toggleEdgeZones

  // MARK: Fingers

  /// Moves the keyboard's finger by so many steps.
  case moveFinger(columns: Int, rows: Int, isFine: Bool)
  /// Puts the keyboard's finger down, or lifts it.
  case toggleFinger
  /// Mirrors every finger by a second one, or no longer.
  case toggleMirror
  /// Has the system take the fingers away.
  case takeFingers

  // MARK: The recording

  /// Asks for the name of a mark.
  case askForMark
  /// Lets no time pass on the tape, or goes on.
  case togglePause
  /// Lists the keys.
  case showHelp
  /// Ends the recording.
  case quit
  /// Stops the process until its shell lets it go on.
  case suspend
  /// Paints everything again.
  case repaint

  /// Whether it can be done while no time passes.
  var worksInPause: Bool {
    switch self {
    case .askForMark, .togglePause, .showHelp, .quit, .suspend, .repaint, .showNextWindow,
      .toggleEdgeZones:
      true
    case .push, .pop, .popToRoot, .present, .dismiss, .selectNextTab, .rotate, .toggleBackground,
      .moveFinger, .toggleFinger, .toggleMirror, .takeFingers:
      false
    }
  }
}
