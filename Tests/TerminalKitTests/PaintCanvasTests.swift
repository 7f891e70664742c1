import EmulatedTerminal
import TestSupport
import Testing

@testable import TerminalKit

@Suite("A canvas of surfaces")
struct PaintCanvasTests {
  private static let ground = RGB(10, 20, 30)
  private static let surface = RGB(200, 100, 50)

  @Test("shows an edge at every eighth of a cell, standing and lying", arguments: 0...16)
  func edges(part: Int) {
    var standing = PaintCanvas(CellSize(columns: 2, rows: 1), Self.ground)
    standing.fill(PartRect(left: 0, top: 0, right: part, bottom: 8), with: Self.surface)
    #expect(covered(standing) == [min(part, 8), max(part - 8, 0)])
    var lying = PaintCanvas(CellSize(columns: 1, rows: 2), Self.ground)
    lying.fill(PartRect(left: 0, top: part, right: 8, bottom: 16), with: Self.surface)
    #expect(covered(lying) == [max(8 - part, 0), min(16 - part, 8)])
  }

  @Test("uses halves where there are no eighths, and whole cells in ASCII", arguments: 0...8)
  func coarse(part: Int) {
    var canvas = PaintCanvas(CellSize(columns: 1, rows: 1), Self.ground)
    canvas.fill(PartRect(left: 0, top: 0, right: part, bottom: 8), with: Self.surface)
    for (glyphs, step) in [(GlyphSet.blocks, 4), (.ascii, 8)] {
      let shown = (2 * part + step) / (2 * step) * step
      #expect(covered(canvas, glyphs) == [shown], "\(glyphs)")
    }
  }

  @Test("never has more than two colours in a cell, and keeps the widest", arguments: 0..<200)
  func colors(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var canvas = PaintCanvas(CellSize(columns: 3, rows: 3), Self.ground)
    for _ in 0..<6 {
      let level = UInt8.random(in: 0...255, using: &random)
      canvas.fill(random.partRect(), with: RGB(level, level, level))
    }
    let whole = RGB(1, 2, 3)
    canvas.fill(PartRect(left: 8, top: 8, right: 16, bottom: 16), with: whole)
    var screen = Screen(canvas.size)
    canvas.stamp(on: &screen)
    #expect(screen[1, 1] == Cell(" ", style: Style(background: whole.color)))
    for row in 0..<3 {
      for column in 0..<3 {
        let cell = screen[column, row]
        #expect(cell.width == 1 && cell.style.background != .default)
        #expect(cell.isSpace || cell.style.foreground != cell.style.background)
      }
    }
  }

  @Test("leaves out what is narrower than what is there where edges cross")
  func crossing() {
    var canvas = PaintCanvas(CellSize(columns: 1, rows: 1), Self.ground)
    canvas.fill(PartRect(left: 3, top: 0, right: 8, bottom: 8), with: Self.surface)
    canvas.fill(PartRect(left: 0, top: 7, right: 8, bottom: 8), with: .white)
    #expect(covered(canvas) == [5])
    canvas.fill(PartRect(left: 0, top: 4, right: 8, bottom: 8), with: Self.ground)
    #expect(covered(canvas) == [4])
  }

  @Test("draws nothing of a rectangle that is empty, crossed or elsewhere")
  func outside() {
    var canvas = PaintCanvas(CellSize(columns: 2, rows: 2), Self.ground)
    for rect in [
      PartRect(left: 5, top: 0, right: 5, bottom: 8),
      PartRect(left: 9, top: 0, right: 3, bottom: 8),
      PartRect(left: -90, top: -90, right: 0, bottom: 0),
      PartRect(left: 16, top: 0, right: 4000, bottom: 16),
    ] {
      canvas.fill(rect, with: Self.surface)
    }
    #expect(covered(canvas) == [0, 0, 0, 0])
  }

  @Test("reaches a terminal as it is, however it moves", arguments: 0..<150)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let size = CellSize(columns: 14, rows: 9)
    let depth: ColorDepth = seed % 3 == 0 ? .palette256 : .trueColor
    var renderer = ScreenRenderer(depth: depth)
    let emulator = Emulator(size)
    if seed % 2 == 0 { emulator.feed(Terminal.Options().entry) }
    var screen = Screen(size)
    for step in 0..<5 {
      var canvas = PaintCanvas(size, Self.ground)
      for _ in 0..<3 { canvas.fill(random.partRect(upTo: 110), with: random.surface()) }
      canvas.stamp(on: &screen)
      random.scribble(on: &screen, strokes: step % 3)
      emulator.feed(renderer.render(screen))
      #expect(
        emulator.contents() == expectedContents(of: screen.converted(to: depth)),
        "step \(step)"
      )
    }
  }

  @Test("costs a style once, not once a row")
  func bytes() {
    let size = CellSize(columns: 30, rows: 30)
    var renderer = ScreenRenderer(depth: .trueColor)
    var screen = Screen(size)
    for edge in [100, 116] {
      var canvas = PaintCanvas(size, Self.ground)
      canvas.fill(PartRect(left: edge, top: 0, right: 240, bottom: 240), with: Self.surface)
      canvas.stamp(on: &screen)
      let bytes = String(decoding: renderer.render(screen), as: UTF8.self)
      #expect(bytes.components(of: "48;2;").count <= 5)
    }
  }

  /// Eighths of each cell that have the colour of the surface.
  private func covered(_ canvas: PaintCanvas, _ glyphs: GlyphSet = .unicode) -> [Int] {
    var screen = Screen(canvas.size)
    canvas.stamp(on: &screen, glyphs: glyphs)
    return (0..<screen.size.rows).flatMap { row in
      (0..<screen.size.columns).map { column in
        let cell = screen[column, row]
        let share = Self.share(of: cell.base)
        return cell.style.foreground == Self.surface.color
          ? share : cell.style.background == Self.surface.color ? 8 - share : 0
      }
    }
  }

  /// Eighths that a block character has in its text's colour.
  private static func share(of glyph: Unicode.Scalar) -> Int {
    switch glyph.value {
    case 0x2581...0x2587: Int(glyph.value) - 0x2580
    case 0x2589...0x258F: 0x2590 - Int(glyph.value)
    default: 0
    }
  }
}

extension String {
  /// The pieces between the places where `part` stands.
  fileprivate func components(of part: String) -> [Substring] {
    split(separator: part, omittingEmptySubsequences: false)
  }
}

extension SeededGenerator {
  fileprivate mutating func partRect(upTo extent: Int = 24) -> PartRect {
    let edges = (0..<4).map { _ in Int.random(in: -8...extent, using: &self) }
    return PartRect(
      left: min(edges[0], edges[1]),
      top: min(edges[2], edges[3]),
      right: max(edges[0], edges[1]),
      bottom: max(edges[2], edges[3])
    )
  }

  fileprivate mutating func surface() -> RGB {
    [RGB(0, 95, 135), RGB(84, 86, 136), RGB(134, 76, 78)].randomElement(using: &self) ?? .white
  }
}
