import EmulatedTerminal
import TestSupport
import Testing

@testable import TerminalKit

@Suite("A screen renderer")
struct ScreenRendererTests {
  @Test(
    "leaves the shell an empty last row where the last frame stays",
    arguments: [1, 5, 24, 200]
  )
  func lastRow(rows: Int) {
    let size = CellSize(columns: 20, rows: rows)
    let emulator = Emulator(size)
    /// As a terminal that has no other screen: it ignores the mode.
    func feed(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      let known = ["\u{1B}[?1049h", "\u{1B}[?1049l"].reduce(text) { text, mode in
        text.split(separator: mode, omittingEmptySubsequences: false).joined()
      }
      emulator.feed(Array(known.utf8))
    }
    var screen = Screen(size)
    for row in 0..<rows { screen.write("row \(row)", at: CellPosition(column: 1, row: row)) }
    var renderer = ScreenRenderer(depth: .none)
    feed(Terminal.Options().entry + renderer.render(screen) + Terminal.Options().exit)
    #expect(emulator.cursor == CellPosition(column: 0, row: rows - 1))
    #expect(emulator.contents()[rows - 1].allSatisfy { $0.text.isEmpty })
    if rows > 1 { #expect(emulator.contents()[0][1].text == "r") }
  }

  @Test("makes a terminal show the next screen, whatever it showed", arguments: 0..<400)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var screen = random.screen()
    let depth = ColorDepth.allCases[seed % ColorDepth.allCases.count]
    var renderer = ScreenRenderer(depth: depth, isSynchronized: seed % 3 == 0)
    let emulator = Emulator(screen.size)
    // Half of them with wrapping off, as `Terminal` sets it.
    if seed % 2 == 0 { emulator.feed(Terminal.Options().entry) }
    emulator.feed(Array("left over \u{1B}[31mfrom before".utf8))
    for step in 0..<6 {
      emulator.feed(renderer.render(screen))
      let expected = expectedContents(of: screen.converted(to: depth))
      #expect(emulator.contents() == expected, "step \(step)")
      random.scribble(on: &screen, strokes: Int.random(in: 0...4, using: &random))
    }
  }

  @Test("sends nothing when nothing has changed", arguments: 0..<50)
  func nothing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = random.screen()
    var renderer = ScreenRenderer(depth: .trueColor, isSynchronized: true)
    #expect(!renderer.render(screen).isEmpty)
    #expect(renderer.render(screen).isEmpty)
  }

  @Test("paints everything after it was told to forget, and after a resize")
  func repaint() {
    var screen = Screen(CellSize(columns: 10, rows: 2))
    screen.write("hello", at: CellPosition(column: 0, row: 1))
    var renderer = ScreenRenderer(depth: .trueColor)
    let first = renderer.render(screen)
    renderer.invalidate()
    #expect(renderer.render(screen) == first)
    let larger = renderer.render(Screen(CellSize(columns: 11, rows: 2)))
    #expect(String(decoding: larger, as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test("sends only the character that changes and the way to it")
  func smallChange() {
    var screen = Screen(CellSize(columns: 80, rows: 24))
    var renderer = ScreenRenderer(depth: .trueColor)
    _ = renderer.render(screen)
    screen.write("x", at: CellPosition(column: 40, row: 12))
    #expect(text(renderer.render(screen)) == "\u{1B}[13;41Hx")
    screen.write("y", at: CellPosition(column: 43, row: 12))
    #expect(text(renderer.render(screen)) == "  y")
    screen.write("z", at: CellPosition(column: 40, row: 14))
    #expect(text(renderer.render(screen)) == "\u{1B}[15;41Hz")
    screen.write("-", at: CellPosition(column: 0, row: 15), style: Style(.bold))
    #expect(text(renderer.render(screen)) == "\r\n\u{1B}[1m-")
    screen.fill(CellRect(screen.size))
    #expect(renderer.render(screen).count < 40)
  }

  @Test("blanks the rest of a row with one sequence")
  func erasure() {
    var screen = Screen(CellSize(columns: 80, rows: 3))
    screen.fill(CellRect(screen.size), with: Cell("x"))
    var renderer = ScreenRenderer(depth: .trueColor)
    _ = renderer.render(screen)
    screen.fill(CellRect(column: 5, row: 1, columns: 75, rows: 1))
    #expect(text(renderer.render(screen)) == "\u{1B}[2;6H\u{1B}[K")
  }

  @Test("wraps a frame in a synchronized update when asked")
  func synchronized() {
    let screen = Screen(CellSize(columns: 4, rows: 1))
    var plain = ScreenRenderer(depth: .none)
    var wrapped = ScreenRenderer(depth: .none, isSynchronized: true)
    let expected = "\u{1B}[?2026h" + text(plain.render(screen)) + "\u{1B}[?2026l"
    #expect(text(wrapped.render(screen)) == expected)
  }

  @Test("uses no colour where there is none, but attributes")
  func monochrome() {
    var screen = Screen(CellSize(columns: 4, rows: 1))
    let style = Style([.bold, .reverse], foreground: .rgb(1, 2, 3), background: .ansi(.red))
    screen.write("ab", at: CellPosition(column: 0, row: 0), style: style)
    var renderer = ScreenRenderer(depth: .none)
    #expect(text(renderer.render(screen)).hasSuffix("\u{1B}[1;7mab"))
  }

  @Test("says where the cursor is again after a character of disputed width")
  func disputed() {
    var screen = Screen(CellSize(columns: 10, rows: 1))
    var renderer = ScreenRenderer(depth: .none)
    _ = renderer.render(screen)
    screen.write("🙂a", at: CellPosition(column: 0, row: 0))
    #expect(text(renderer.render(screen)) == "  \r🙂\u{1B}[;3Ha")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
