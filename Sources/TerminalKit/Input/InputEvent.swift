/// Something that came from the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed or repeated.
  case key(Key)
  /// The mouse was used.
  case mouse(Mouse)
  /// Text was pasted: line breaks as `\n`, other control characters but tab removed.
  case paste(String)
  /// The terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The terminal has this size now, or the program comes back from the background; either way
  /// what is on the screen is unknown and must be painted whole.
  case resize(CellSize)
  /// The terminal answers a question.
  case answer(TerminalAnswer)
  /// The program is asked to end (SIGINT, SIGTERM or SIGHUP); only where
  /// `Terminal.Options.reportsTermination` says so.
  case termination(signal: Int32)
}
