import TerminalKit

/// The characters that carry meaning, for what a terminal can draw.
struct Symbols: Sendable {
  let play: String
  let playBack: String
  let pause: String
  let finger: Unicode.Scalar
  /// A finger was down here.
  let touched: Unicode.Scalar
  let lifted: Unicode.Scalar
  let navigated: Unicode.Scalar
  let turnedBack: Unicode.Scalar
  let marked: Unicode.Scalar
  let line: Unicode.Scalar
  let playhead: Unicode.Scalar
  /// Nothing happened here.
  let idle: Unicode.Scalar
  let full: Unicode.Scalar
  let empty: Unicode.Scalar
  let ellipsis: String
  let arrow: String
  /// Leads to the screen beneath.
  let back: String
  /// Shades beside an edge.
  let shadow: Unicode.Scalar
  let deepShadow: Unicode.Scalar
  /// Fingers that press less and more than usual.
  let lightFinger: Unicode.Scalar
  let hardFinger: Unicode.Scalar
  /// Where a sheet can come to rest, and where one does.
  let detent: Unicode.Scalar
  let atDetent: Unicode.Scalar
  /// From little to much.
  let levels: [Unicode.Scalar]

  /// The characters by which others are chosen.
  private var glyphs = GlyphSet.unicode

  init(_ glyphs: GlyphSet) {
    self = glyphs == .unicode ? .unicode : .plain(glyphs)
    self.glyphs = glyphs
  }

  func isOnly(_ glyphs: GlyphSet) -> Bool {
    self.glyphs == glyphs
  }

  /// An error was found here.
  var wrong: Unicode.Scalar { "!" }
  /// A warning was given here.
  var doubtful: Unicode.Scalar { "?" }

  private init(_ words: [String], _ signs: [Unicode.Scalar], levels: [Unicode.Scalar]) {
    (play, playBack, pause) = (words[0], words[1], words[2])
    (ellipsis, arrow, back) = (words[3], words[4], words[5])
    (finger, lifted, navigated, turnedBack) = (signs[0], signs[1], signs[2], signs[3])
    (marked, line, playhead) = (signs[4], signs[5], signs[6])
    (idle, full, empty, touched) = (signs[7], signs[8], signs[9], signs[10])
    (shadow, deepShadow, lightFinger, hardFinger) = (signs[11], signs[12], signs[13], signs[14])
    (detent, atDetent) = (signs[15], signs[16])
    self.levels = levels
  }

  private static let unicode = Symbols(
    ["▶", "◀", "■", "…", "→", "‹"],
    ["●", "○", "◆", "×", "▼", "─", "▲", "·", "█", "·", "▬", "░", "▒", "•", "◉", "┤", "◀"],
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  )

  private static func plain(_ glyphs: GlyphSet) -> Symbols {
    let hasBlocks = glyphs == .blocks
    return Symbols(
      [">", "<", "=", "...", "->", "<"],
      [
        "O", "o", "*", "x", "v", hasBlocks ? "─" : "-", "^", ".", hasBlocks ? "█" : "#",
        hasBlocks ? "░" : ".", "=", hasBlocks ? "░" : ":", hasBlocks ? "▒" : "%", "*", "@",
        hasBlocks ? "┤" : "+", "<",
      ],
      levels: hasBlocks ? ["░", "▒", "▓", "█"] : ["_", "-", "=", "+", "*", "#"]
    )
  }
}
