import EmulatedTerminal
import TestSupport
import Testing

@testable import TerminalKit

@Suite("A screen")
struct ScreenTests {
  @Test("shows control characters as escapes and never stores one", arguments: 0..<300)
  func hostile(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var text = String.UnicodeScalarView()
    for _ in 0..<30 {
      let limit: UInt32 = Bool.random(using: &random) ? 0xA0 : 0x10FFFF
      text.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) ?? "x")
    }
    var screen = Screen(CellSize(columns: 300, rows: 1))
    screen.write(String(text), at: CellPosition(column: 0, row: 0))
    for scalar in screen.lines[0].unicodeScalars {
      #expect(CharacterWidth.columns(of: scalar) != nil)
    }
  }

  @Test("writes what a hostile text would do as it is spelled")
  func escapes() {
    let screen = written("a\u{1B}[2J\n\t\r\u{9B}\u{202E}z", columns: 40)
    #expect(screen.lines == ["a\\u{1b}[2J\\n\\t\\r\\u{9b}\\u{202e}z"])
  }

  @Test("keeps marks with their character, at most three, and gives lone ones a circle")
  func marks() {
    let screen = written("\u{301}e\u{301}\u{302}\u{303}\u{304}x", columns: 9)
    #expect(screen.lines == ["◌\u{301}e\u{301}\u{302}\u{303}x"])
    #expect(screen[1, 0].marks == ["\u{301}", "\u{302}", "\u{303}"])
  }

  @Test("leaves out joiners and variation selectors, which move columns in some terminals only")
  func joiners() {
    #expect(written("👩\u{200D}💻❤\u{FE0F}", columns: 9).lines == ["👩💻❤"])
  }

  @Test("cuts text at every edge, wide characters to a space", arguments: -6...12)
  func clipping(column: Int) {
    var screen = Screen(CellSize(columns: 6, rows: 1))
    screen.fill(CellRect(screen.size), with: Cell("."))
    let end = screen.write("漢字ab", at: CellPosition(column: column, row: 0))
    let whole = Array(" 漢 字ab")
    var expected = Array(repeating: Character("."), count: 6)
    for place in 0..<6 where (0..<6).contains(place - column) {
      expected[place] = ["漢", "漢", "字", "字", "a", "b"][place - column]
    }
    for half in [0, 2] {
      let (first, second) = (column + half, column + half + 1)
      let isWhole = first >= 0 && second < 6
      if (0..<6).contains(second), !isWhole { expected[second] = " " }
      if (0..<6).contains(first), !isWhole { expected[first] = " " }
    }
    var shown = ""
    for cell in screen.cells(inRow: 0) {
      shown += cell.width == 0 ? (shown.last.map { String($0) } ?? "") : cell.text
    }
    #expect(shown == String(expected))
    #expect(end == (column >= 6 ? column : min(6, column + 6)))
    #expect(whole.count == 6)
  }

  @Test("stops after the width it is given", arguments: [(0, ""), (1, " "), (2, "漢"), (3, "漢a")])
  func width(width: Int, expected: String) {
    var screen = Screen(CellSize(columns: 8, rows: 1))
    screen.fill(CellRect(screen.size), with: Cell("."))
    let end = screen.write("漢abc", at: CellPosition(column: 1, row: 0), width: width)
    #expect(end == 1 + width)
    #expect(screen.lines == ["." + expected + String(repeating: ".", count: 7 - width)])
  }

  @Test("never has half of a wide character, whatever is drawn", arguments: 0..<300)
  func halves(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = random.screen()
    for row in 0..<screen.size.rows {
      var owed = 0
      for cell in screen.cells(inRow: row) {
        #expect((cell.width == 0) == (owed == 1))
        owed = cell.width == 2 ? 1 : 0
      }
      #expect(owed == 0)
    }
  }

  @Test("reads blank and stores nothing outside, however far")
  func outside() {
    var screen = Screen(CellSize(columns: 2, rows: 2))
    for far in [-1, 2, Int.min, Int.max] {
      screen[far, 0] = Cell("x")
      screen[CellPosition(column: 0, row: far)] = Cell("x")
      screen.write("xyz", at: CellPosition(column: 0, row: far))
      screen.fill(CellRect(column: far, row: far, columns: .max, rows: 1), with: Cell("x"))
      #expect(screen[far, far] == .blank)
    }
    screen.draw(screen, at: CellPosition(column: .max, row: .min))
    #expect(screen == Screen(CellSize(columns: 2, rows: 2)))
  }

  @Test("is never larger than its limit, whatever a terminal claims")
  func limit() {
    let screen = Screen(CellSize(columns: .max, rows: 1))
    #expect(screen.size == CellSize(columns: 2000, rows: 1))
    #expect(Screen(CellSize(columns: -1, rows: 5)).lines == ["", "", "", "", ""])
  }

  @Test(
    "draws frames with the characters there are",
    arguments: zip(
      GlyphSet.allCases,
      [
        ["╭─ t ──╮", "│      │", "╰──────╯"], ["┌─ t ──┐", "│      │", "└──────┘"],
        ["+- t --+", "|      |", "+------+"],
      ]
    )
  )
  func box(glyphs: GlyphSet, expected: [String]) {
    var screen = Screen(CellSize(columns: 8, rows: 3))
    screen.box(CellRect(screen.size), title: "t", glyphs: glyphs)
    #expect(screen.lines == expected)
  }

  @Test("copies another screen, wide characters whole")
  func drawing() {
    var screen = Screen(CellSize(columns: 6, rows: 1))
    screen.draw(written("漢x", columns: 3), at: CellPosition(column: 2, row: 0))
    #expect(screen.lines == ["  漢x"])
    screen.draw(written("漢x", columns: 3), at: CellPosition(column: -1, row: 0))
    #expect(screen.lines == [" x漢x"])
  }

  @Test("lists its styled stretches for golden files")
  func styles() {
    var screen = Screen(CellSize(columns: 9, rows: 2))
    let style = Style(
      [.bold, .underline],
      foreground: .ansi(.brightRed),
      background: .rgb(0, 1, 255)
    )
    screen.write("ab", at: CellPosition(column: 2, row: 1), style: style)
    screen.write("c", at: CellPosition(column: 8, row: 1), style: Style(foreground: .palette(99)))
    #expect(
      screen.styleLines == [
        "row 1, columns 2–3: bold underline fg=brightRed bg=#0001ff",
        "row 1, columns 8–8: fg=palette 99",
      ]
    )
  }

  @Test("keeps a cell in 24 bytes")
  func compact() {
    #expect(MemoryLayout<Cell>.stride == 24)
  }

  private func written(_ text: String, columns: Int) -> Screen {
    var screen = Screen(CellSize(columns: columns, rows: 1))
    screen.write(text, at: CellPosition(column: 0, row: 0))
    return screen
  }

  @Test("writes rows for a pipe or a terminal with the styles that it has", arguments: 0..<60)
  func styled(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = random.screen()
    #expect(screen.styledLines(.none) == screen.lines)
    for depth in [ColorDepth.ansi16, .palette256, .trueColor] {
      let emulator = Emulator(screen.size)
      emulator.feed(Array(screen.styledLines(depth).joined(separator: "\r\n").utf8))
      let expected = expectedContents(of: screen.converted(to: depth))
      // A terminal decides for itself how wide an emoji is.
      guard !screen.lines.joined().contains("🙂") else { continue }
      #expect(emulator.contents() == expected)
    }
  }
}
