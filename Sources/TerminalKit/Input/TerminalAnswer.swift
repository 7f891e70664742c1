/// What a terminal answers to a question that a program has sent it.
public enum TerminalAnswer: Hashable, Sendable {
  /// How a private mode stands (DECRPM, the answer to `ESC [ ? mode $ p`).
  case mode(Int, ModeState)
  /// The size of a character cell in pixels (the answer to `ESC [ 16 t`).
  case cellPixels(width: Int, height: Int)

  /// How a mode stands.
  public enum ModeState: Int, Hashable, Sendable {
    /// The terminal does not know the mode.
    case unknown = 0
    /// It is on, and a program may change that.
    case set = 1
    /// It is off, and a program may change that.
    case reset = 2
    /// It is on for good.
    case alwaysSet = 3
    /// It is off for good.
    case alwaysReset = 4
  }
}
