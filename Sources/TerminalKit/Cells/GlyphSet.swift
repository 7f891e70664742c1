/// Which characters a terminal can be trusted to draw.
public enum GlyphSet: CaseIterable, Sendable {
  /// Lines, blocks and Braille patterns.
  case unicode
  /// Lines and blocks, but no Braille: the fonts of the Linux console.
  case blocks
  /// The printable part of ASCII; `Screen.limited(to:)` shows the rest as `?`.
  case ascii

  /// Judges by the environment: the character set of `LC_ALL`, `LC_CTYPE` or `LANG`, and `TERM`.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased().filter { $0 != "-" }
    if !charset.contains("utf8") {
      self = .ascii
    } else {
      self = environment["TERM"] == "linux" ? .blocks : .unicode
    }
  }

  /// The characters of a frame.
  struct Frame {
    let horizontal: Unicode.Scalar
    let vertical: Unicode.Scalar
    let topLeft: Unicode.Scalar
    let topRight: Unicode.Scalar
    let bottomLeft: Unicode.Scalar
    let bottomRight: Unicode.Scalar
  }

  /// The frame that `Screen.box` draws.
  var frame: Frame {
    switch self {
    case .unicode:
      Frame(
        horizontal: "─",
        vertical: "│",
        topLeft: "╭",
        topRight: "╮",
        bottomLeft: "╰",
        bottomRight: "╯"
      )
    case .blocks:
      Frame(
        horizontal: "─",
        vertical: "│",
        topLeft: "┌",
        topRight: "┐",
        bottomLeft: "└",
        bottomRight: "┘"
      )
    case .ascii:
      Frame(
        horizontal: "-",
        vertical: "|",
        topLeft: "+",
        topRight: "+",
        bottomLeft: "+",
        bottomRight: "+"
      )
    }
  }
}
