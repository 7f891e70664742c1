import TerminalKit

/// What the characters of the player mean, in the forms that a terminal can draw.
///
/// It is made of the tables by which they are drawn, so that neither can change without the other.
struct Legend: Sendable {
  /// Characters and their meaning.
  struct Entry: Sendable {
    let signs: String
    let meaning: String
    let style: Style

    init(_ signs: String, _ meaning: String, _ style: Style = .plain) {
      (self.signs, self.meaning, self.style) = (signs, meaning, style)
    }

    init(_ sign: Unicode.Scalar, _ meaning: String, _ style: Style = .plain) {
      self.init(String(Character(sign)), meaning, style)
    }
  }

  /// All characters, by where they stand.
  let groups: [(title: String, entries: [Entry])]

  init(_ glyphs: GlyphSet) {
    let symbols = Symbols(glyphs)
    groups = [
      ("the timeline's lanes", Self.lanes(symbols)),
      ("its axis", Self.axis(symbols)),
      ("panes", Self.panes(symbols)),
      ("phone", Self.phone(symbols, glyphs)),
    ]
  }

  private static func lanes(_ symbols: Symbols) -> [Entry] {
    let levels = symbols.levels.map { String(Character($0)) }.joined()
    return [Entry(levels, "events, few to many"), Entry(symbols.idle, "no event", Palette.quiet)]
      + LaneSign.all.map { Entry($0.symbol(symbols), $0.meaning, $0.style) }
  }

  private static func axis(_ symbols: Symbols) -> [Entry] {
    AxisSign.allCases.map { Entry($0.symbol(symbols), $0.meaning, $0.style) }
      + [Entry(symbols.ellipsis, "the tape is still being read", Palette.quiet)]
  }

  private static func panes(_ symbols: Symbols) -> [Entry] {
    let bar = [symbols.full, symbols.full, symbols.empty].map { String(Character($0)) }.joined()
    return [
      Entry("\(symbols.play) \(symbols.playBack) \(symbols.pause)", "plays, plays back, stands"),
      Entry(symbols.current, "here, or under the cursor", Palette.strong),
      Entry(symbols.arrow, "became, or leads to"),
      Entry("+ -", "is new, is gone"),
      Entry("|", "this tape | the one beside", Palette.notice),
      Entry(bar, "how far a transition is", Palette.navigation),
      Entry("\(symbols.times)9", "so many events in a row"),
      Entry(symbols.ellipsis, "cut: there is more"),
    ]
  }

  private static func phone(_ symbols: Symbols, _ glyphs: GlyphSet) -> [Entry] {
    let fingers = [symbols.lightFinger, symbols.finger, symbols.hardFinger].map {
      String(Character($0))
    }
    let handle = String(repeating: Character(symbols.touched), count: 2)
    return [
      Entry(fingers.joined(separator: " "), "a finger: light, usual, hard", Palette.touch),
      Entry(symbols.lifted, "it was lifted here", Palette.touch),
      Entry(symbols.turnedBack, "it was cancelled here", Palette.trouble),
      Entry(line(glyphs), "its way; a screen's edge", Palette.touch),
      Entry(symbols.idle, "on a screen lying beneath", Palette.quiet),
      Entry("\(symbols.shadow) \(symbols.deepShadow)", "an edge's shadow", Palette.quiet),
      Entry(symbols.back, "leads back"),
      Entry("[A]", "the tab that is selected", Palette.strong),
      Entry(handle, "the handle of a sheet", Palette.quiet),
      Entry("\(symbols.detent) \(symbols.atDetent)", "a sheet can rest here, rests"),
      Entry(Comparison.paneSign, "of two, the one in the panes", Palette.strong),
    ]
  }

  /// A line as fingers leave it.
  private static func line(_ glyphs: GlyphSet) -> String {
    let size = CellSize(columns: 3, rows: 1)
    var canvas = DotCanvas(size)
    canvas.line(fromX: 0, y: canvas.height - 1, toX: canvas.width - 1, y: 0)
    var screen = Screen(size)
    canvas.stamp(on: &screen, glyphs: glyphs)
    return screen.lines[0]
  }
}
