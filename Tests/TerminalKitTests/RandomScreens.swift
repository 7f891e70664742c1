import TestSupport

@testable import TerminalKit

extension SeededGenerator {
  /// Text of letters, accents, wide characters, emoji, lines and hostile bytes.
  mutating func text(upTo length: Int) -> String {
    let pieces = [
      "a", "b", "xyz", " ", "  ", "é", "e\u{301}", "o\u{302}\u{323}", "漢", "한글", "ｱ", "🙂", "─", "│",
      "⣿", "█", "\u{1B}[2J", "\n", "\u{7}", "0", "…", "ß", "Ж",
    ]
    return (0..<Int.random(in: 0...length, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }

  mutating func color() -> Color {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: .ansi(ANSIColor.allCases.randomElement(using: &self) ?? .red)
    case 1: .palette(UInt8.random(in: 16...255, using: &self))
    case 2:
      .rgb(
        UInt8.random(in: 0...255, using: &self),
        UInt8.random(in: 0...255, using: &self),
        UInt8.random(in: 0...255, using: &self)
      )
    default: .default
    }
  }

  mutating func style() -> Style {
    if Bool.random(using: &self) { return .plain }
    let attributes = Style.Attributes(rawValue: UInt8.random(in: 0..<32, using: &self))
    return Style(attributes, foreground: color(), background: color())
  }

  mutating func rect(near size: CellSize) -> CellRect {
    CellRect(
      column: Int.random(in: -3...size.columns, using: &self),
      row: Int.random(in: -2...size.rows, using: &self),
      columns: Int.random(in: 0...size.columns, using: &self),
      rows: Int.random(in: 0...size.rows, using: &self)
    )
  }

  /// Changes a screen in a few places.
  mutating func scribble(on screen: inout Screen, strokes: Int) {
    for _ in 0..<strokes {
      let rect = rect(near: screen.size)
      switch Int.random(in: 0..<8, using: &self) {
      case 0:
        screen.fill(rect, with: Bool.random(using: &self) ? .blank : Cell("漢", style: style()))
      case 1: screen.box(rect, title: text(upTo: 4), style: style())
      case 2:
        let added = style().attributes
        screen.restyle(rect) { $0.attributes.formUnion(added) }
      default: screen.write(text(upTo: 12), at: rect.origin, style: style())
      }
    }
  }

  /// A screen of a random small size with a few things on it.
  mutating func screen() -> Screen {
    let size = CellSize(
      columns: Int.random(in: 2...30, using: &self),
      rows: Int.random(in: 1...8, using: &self)
    )
    var screen = Screen(size)
    scribble(on: &screen, strokes: Int.random(in: 0...12, using: &self))
    return screen
  }
}
