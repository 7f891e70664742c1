import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment says about the terminal.
struct TerminalSurroundings {
  /// The variables that matter, as TerminalKit reads them.
  private static let variables = [
    "TERM", "COLORTERM", "NO_COLOR", "TMUX", "STY", "LC_ALL", "LC_CTYPE", "LANG",
  ]

  /// The variables that were set.
  let environment: [String: String]
  /// The colours that may be used.
  let depth: ColorDepth
  /// The characters that may be drawn.
  let glyphs: GlyphSet

  /// Whether the terminal can show a player: one of which nothing is known, or that is known to be
  /// dumb, shows escape sequences as text.
  var canShowPlayer: Bool {
    let term = environment["TERM"] ?? ""
    return !term.isEmpty && term != "dumb"
  }

  /// Reads the environment of the process.
  init() {
    var environment: [String: String] = [:]
    for name in Self.variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    self.environment = environment
    depth = ColorDepth(environment: environment)
    glyphs = GlyphSet(environment: environment)
  }
}
