import TerminalKit

/// The colours of the player by meaning, out of the sixteen that the terminal's user has chosen.
///
/// No meaning is told by colour alone: every style goes with a character or a word, so that a screen
/// without colours says the same.
enum Palette {
  /// Fingers and their trails.
  static let touch = Style(foreground: .ansi(.yellow))
  /// Transitions and changes of a stack.
  static let navigation = Style(foreground: .ansi(.cyan))
  /// What was cancelled, refused or lost, and what is wrong.
  static let trouble = Style(foreground: .ansi(.red))
  /// Recognizers that are active.
  static let recognizer = Style(foreground: .ansi(.green))
  /// What the player points out: marks and notes, warnings, messages, and what differs from the
  /// committed state, from the tape or from how it usually plays.
  static let notice = Style(foreground: .ansi(.magenta))
  /// Titles and what is of less interest.
  static let quiet = Style(.dim)
  /// The names of the screens in front, and what is being typed.
  static let strong = Style(.bold)
  /// The position on the timeline, and the cursor of a line that is typed.
  static let cursor = Style(.reverse)
}
