import TestSupport
import Testing

@testable import TerminalKit

@Suite("A canvas of dots")
struct DotCanvasTests {
  @Test("keeps what is set inside and ignores the rest", arguments: 0..<100)
  func dots(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var canvas = DotCanvas(CellSize(columns: 4, rows: 3))
    var expected: Set<[Int]> = []
    for _ in 0..<60 {
      let x = Int.random(in: -3..<12, using: &random)
      let y = Int.random(in: -3..<16, using: &random)
      let isSet = Bool.random(using: &random)
      canvas[x, y] = isSet
      let isInside = (0..<8).contains(x) && (0..<12).contains(y)
      if isSet && isInside { expected.insert([x, y]) } else { expected.remove([x, y]) }
    }
    for x in -3..<12 {
      for y in -3..<16 {
        #expect(canvas[x, y] == expected.contains([x, y]))
      }
    }
  }

  @Test("draws lines the same from either end", arguments: 0..<100)
  func symmetry(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Inside, and of odd extent, so that no point lies exactly between two dots.
    let ends = (0..<4).map { _ in Int.random(in: 0..<12, using: &random) }
    var forwards = DotCanvas(CellSize(columns: 6, rows: 3))
    var backwards = forwards
    forwards.line(fromX: ends[0], y: ends[1], toX: ends[2], y: ends[3])
    backwards.line(fromX: ends[2], y: ends[3], toX: ends[0], y: ends[1])
    let steps = max(abs(ends[0] - ends[2]), abs(ends[1] - ends[3]))
    #expect(forwards[ends[0], ends[1]] && forwards[ends[2], ends[3]])
    #expect(count(forwards) == steps + 1)
    #expect(count(backwards) == steps + 1)
  }

  @Test("draws only the visible part of a line, however far its ends are")
  func farAway() {
    var canvas = DotCanvas(CellSize(columns: 5, rows: 1))
    canvas.line(fromX: .min, y: 2, toX: .max, y: 2)
    #expect(count(canvas) == 10)
    canvas.clear()
    canvas.line(fromX: .min, y: .min, toX: .max, y: .min)
    canvas.line(fromX: .max, y: -1, toX: .max, y: 9)
    #expect(count(canvas) == 0)
    canvas.line(fromX: -5, y: -5, toX: 5, y: 5)
    #expect((0..<4).allSatisfy { canvas[$0, $0] })
    #expect(count(canvas) == 4)
  }

  @Test(
    "is stamped as Braille, half blocks or ASCII",
    arguments: zip(
      GlyphSet.allCases,
      [["⠉⠉⠑⢄⡇", " ⣀⣀⣀⡇"], ["▀▀▀▄█", " ▄▄▄█"], ["--\\\\|", " ___|"]]
    )
  )
  func stamping(glyphs: GlyphSet, expected: [String]) {
    var canvas = DotCanvas(CellSize(columns: 5, rows: 2))
    canvas.line(fromX: 0, y: 0, toX: 4, y: 0)
    canvas.line(fromX: 4, y: 0, toX: 7, y: 3)
    canvas.line(fromX: 8, y: 0, toX: 8, y: 7)
    canvas.line(fromX: 2, y: 7, toX: 7, y: 7)
    var screen = Screen(canvas.size)
    canvas.stamp(on: &screen, at: CellPosition(column: 0, row: 0), glyphs: glyphs)
    #expect(screen.lines == expected)
  }

  @Test("shows every pattern of dots as a character of one column", arguments: GlyphSet.allCases)
  func everyPattern(glyphs: GlyphSet) {
    for dots in UInt8.min...UInt8.max {
      let glyph = DotCanvas.glyph(dots, glyphs)
      #expect(CharacterWidth.columns(of: glyph) == 1)
      #expect((glyph == " " || glyph == "\u{2800}") == (dots == 0))
      if glyphs == .ascii { #expect(glyph.isASCII) }
    }
  }

  @Test("leaves empty cells and the background as they are")
  func background() {
    var screen = Screen(CellSize(columns: 2, rows: 1))
    screen.fill(CellRect(screen.size), with: Cell("x", style: Style(background: .ansi(.blue))))
    var canvas = DotCanvas(screen.size)
    canvas[0, 0] = true
    let style = Style(foreground: .ansi(.red))
    canvas.stamp(on: &screen, at: CellPosition(column: 0, row: 0), style: style)
    #expect(screen.lines == ["⠁x"])
    #expect(screen[0, 0].style == Style(foreground: .ansi(.red), background: .ansi(.blue)))
  }

  @Test("takes the colour that most of a divided cell has for its background")
  func divided() {
    var screen = Screen(CellSize(columns: 2, rows: 1))
    let style = Style(foreground: .ansi(.red), background: .ansi(.blue))
    screen[0, 0] = Cell("▊", style: style)
    screen[1, 0] = Cell("▎", style: style)
    var canvas = DotCanvas(screen.size)
    canvas[0, 0] = true
    canvas[2, 0] = true
    canvas.stamp(on: &screen)
    #expect(screen[0, 0].style.background == .ansi(.red))
    #expect(screen[1, 0].style.background == .ansi(.blue))
  }

  @Test("draws discs that are as wide as they should be, alike on all sides", arguments: 1...7)
  func discs(radius: Int) {
    var canvas = DotCanvas(CellSize(columns: 10, rows: 5))
    canvas.disc(x: 10, y: 10, across: Double(radius), down: Double(radius))
    for x in 0..<20 {
      for y in 0..<20 { #expect(canvas[x, y] == canvas[19 - x, y] && canvas[x, y] == canvas[y, x]) }
    }
    #expect((0..<20).count { canvas[$0, 10] } == 2 * radius || radius == 1)
    #expect(abs(Double(count(canvas)) - .pi * Double(radius * radius)) < 4 + 2 * Double(radius))
  }

  @Test("draws nothing of a disc that lies elsewhere, however large the numbers")
  func farDisc() {
    var canvas = DotCanvas(CellSize(columns: 4, rows: 4))
    canvas.disc(x: 1e12, y: -1e12, across: 5, down: 5)
    #expect(count(canvas) == 0)
    canvas.disc(x: 4, y: 8, across: 1e9, down: .infinity)
    #expect(count(canvas) == canvas.width * canvas.height)
  }

  @Test("keeps gaps going from one line to the next", arguments: 1...4)
  func gaps(gap: Int) {
    var canvas = DotCanvas(CellSize(columns: 20, rows: 1))
    var dots = 0
    for x in stride(from: 0, to: 39, by: 3) {
      canvas.line(fromX: x, y: 0, toX: x + 3, y: 0, every: gap, dots: &dots)
    }
    for x in 0..<39 { #expect(canvas[x, 0] == (x % gap == 0), "\(x)") }
  }

  private func count(_ canvas: DotCanvas) -> Int {
    (0..<canvas.width).reduce(0) { sum, x in
      sum + (0..<canvas.height).count { canvas[x, $0] }
    }
  }
}
