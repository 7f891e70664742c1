/// How many colours a terminal can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colour; bold, underline and reverse are still used.
  case none
  /// The sixteen ANSI colours.
  case ansi16
  /// xterm's palette of 256.
  case palette256
  /// Red, green and blue.
  case trueColor

  /// Orders depths from few colours to many.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Judges by the environment: `NO_COLOR` (no-color.org), `COLORTERM` and `TERM`.
  ///
  /// GNU screen passes `COLORTERM` on but does not understand 24-bit colours, so under it (and
  /// not under tmux, which does) at most 256 are used.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || term.isEmpty || term == "dumb" {
      self = .none
      return
    }
    let isScreen = term.hasPrefix("screen") && environment["TMUX"] == nil
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = isScreen ? .palette256 : .trueColor
    } else if term.hasSuffix("-256color") || term.hasSuffix("-256color-bce") {
      self = .palette256
    } else {
      let isMonochrome = term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m")
      self = isMonochrome && colorTerm.isEmpty ? .none : .ansi16
    }
  }
}
