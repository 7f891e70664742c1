import TerminalKit

/// The characters that carry meaning, for what a terminal can draw.
struct Symbols: Sendable {
  /// The characters by which these are chosen.
  let glyphs: GlyphSet
  let play: String
  let playBack: String
  let pause: String
  /// There is more than has room.
  let ellipsis: String
  /// Became, or leads to.
  let arrow: String
  /// Leads to the screen beneath.
  let back: String
  /// A finger that is down.
  let finger: Unicode.Scalar
  /// One that presses less than usual.
  let lightFinger: Unicode.Scalar
  /// One that presses more than usual.
  let hardFinger: Unicode.Scalar
  /// A finger was lifted here.
  let lifted: Unicode.Scalar
  /// A finger was down here.
  let touched: Unicode.Scalar
  /// A container's committed state changed here.
  let navigated: Unicode.Scalar
  /// Something was cancelled or refused here.
  let turnedBack: Unicode.Scalar
  /// A mark was set here.
  let marked: Unicode.Scalar
  /// A transition ran by itself here.
  let line: Unicode.Scalar
  /// The position on the axis.
  let playhead: Unicode.Scalar
  /// Nothing happened here.
  let idle: Unicode.Scalar
  /// The part of a bar that is reached.
  let full: Unicode.Scalar
  /// The rest of a bar.
  let empty: Unicode.Scalar
  /// A shade beside an edge.
  let shadow: Unicode.Scalar
  /// A darker one.
  let deepShadow: Unicode.Scalar
  /// Where a sheet can come to rest.
  let detent: Unicode.Scalar
  /// Where one does.
  let atDetent: Unicode.Scalar
  /// From little to much.
  let levels: [Unicode.Scalar]

  /// An error was found here.
  var wrong: Unicode.Scalar { "!" }
  /// A warning was given here.
  var doubtful: Unicode.Scalar { "?" }
}

extension Symbols {
  /// Those that `glyphs` can draw.
  init(_ glyphs: GlyphSet) {
    switch glyphs {
    case .unicode: self = .unicode
    case .blocks: self = .blocks
    case .ascii: self = .ascii
    }
  }

  private static let unicode = Symbols(
    glyphs: .unicode,
    play: "▶",
    playBack: "◀",
    pause: "■",
    ellipsis: "…",
    arrow: "→",
    back: "‹",
    finger: "●",
    lightFinger: "•",
    hardFinger: "◉",
    lifted: "○",
    touched: "▬",
    navigated: "◆",
    turnedBack: "×",
    marked: "▼",
    line: "─",
    playhead: "▲",
    idle: "·",
    full: "█",
    empty: "·",
    shadow: "░",
    deepShadow: "▒",
    detent: "┤",
    atDetent: "◀",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  )

  private static let blocks = Symbols(
    inASCII: .blocks,
    line: "─",
    full: "█",
    empty: "░",
    shadow: "░",
    deepShadow: "▒",
    detent: "┤",
    levels: ["░", "▒", "▓", "█"]
  )

  private static let ascii = Symbols(
    inASCII: .ascii,
    line: "-",
    full: "#",
    empty: ".",
    shadow: ":",
    deepShadow: "%",
    detent: "+",
    levels: ["_", "-", "=", "+", "*", "#"]
  )

  /// Signs of ASCII; only lines and surfaces may be drawn otherwise.
  private init(
    inASCII glyphs: GlyphSet,
    line: Unicode.Scalar,
    full: Unicode.Scalar,
    empty: Unicode.Scalar,
    shadow: Unicode.Scalar,
    deepShadow: Unicode.Scalar,
    detent: Unicode.Scalar,
    levels: [Unicode.Scalar]
  ) {
    self.init(
      glyphs: glyphs,
      play: ">",
      playBack: "<",
      pause: "=",
      ellipsis: "...",
      arrow: "->",
      back: "<",
      finger: "O",
      lightFinger: "*",
      hardFinger: "@",
      lifted: "o",
      touched: "=",
      navigated: "*",
      turnedBack: "x",
      marked: "v",
      line: line,
      playhead: "^",
      idle: ".",
      full: full,
      empty: empty,
      shadow: shadow,
      deepShadow: deepShadow,
      detent: detent,
      atDetent: "<",
      levels: levels
    )
  }
}
