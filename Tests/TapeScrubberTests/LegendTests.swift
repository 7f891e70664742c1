import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The legend in the help")
struct LegendTests {
  private static let sizes =
    ScreenTests.sizes + [
      CellSize(columns: 100, rows: 30), CellSize(columns: 300, rows: 90),
    ]

  @Test(
    "has every character and its meaning, whole, on one of its pages",
    arguments: sizes,
    [GlyphSet.unicode, .blocks, .ascii]
  )
  func complete(size: CellSize, glyphs: GlyphSet) {
    let help = HelpView(size: size, glyphs: glyphs)
    var lines: [String] = []
    for page in 0..<help.pageCount {
      var screen = Screen(size)
      help.draw(page: page, on: &screen)
      lines += screen.lines
    }
    for entry in Legend(glyphs).groups.flatMap(\.entries) {
      let isThere = lines.contains { $0.contains("\(entry.signs) ") && $0.contains(entry.meaning) }
      #expect(isThere, "\(entry.signs) \(entry.meaning)")
    }
    if glyphs == .ascii {
      #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test("says on each page how to turn it", arguments: sizes)
  func hints(size: CellSize) {
    let help = HelpView(size: size, glyphs: .unicode)
    for page in 0..<help.pageCount {
      var screen = Screen(size)
      help.draw(page: page, on: &screen)
      let text = screen.lines.joined()
      #expect(text.contains("right: next page") == (page + 1 < help.pageCount))
      #expect(text.contains("left: page before") == (page > 0))
      #expect(text.contains("any other key closes"))
    }
  }

  @Test(
    "has every character by which the player is drawn",
    arguments: [GlyphSet.unicode, .blocks, .ascii]
  )
  func symbols(glyphs: GlyphSet) {
    let symbols = Symbols(glyphs)
    let explained = Legend(glyphs).groups.flatMap(\.entries).map(\.signs).joined(separator: " ")
    for child in Mirror(reflecting: symbols).children {
      for text in Self.texts(of: child.value) {
        #expect(explained.contains(text), "\(child.label ?? "") \(text)")
      }
    }
  }

  private static func texts(of value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let scalar as Unicode.Scalar: [String(Character(scalar))]
    case let scalars as [Unicode.Scalar]: scalars.map { String(Character($0)) }
    default: []
    }
  }

  @Test("explains what stands in any cell of the lanes, whatever the tape", arguments: 0..<40)
  func lanes(seed: UInt64) throws {
    let glyphs: GlyphSet = seed % 2 == 0 ? .unicode : .ascii
    var model = ScrubberModel(
      try SampleSession.varied(seed),
      size: ScreenTests.sizes[Int(seed) % ScreenTests.sizes.count],
      glyphs: glyphs
    )
    model.settle()
    let explained = Legend(glyphs).groups.prefix(2).flatMap(\.entries).map(\.signs).joined()
    for key in "5zzz" {
      model.press(key)
      let (rect, lines) = (model.layout.lanes, model.view().lines)
      for row in rect.origin.row..<(rect.origin.row + rect.size.rows - 1) {
        for character in lines[row].dropFirst(rect.origin.column) where character != " " {
          #expect(explained.contains(character), "\(character)")
        }
      }
    }
  }

  @Test("has a sign for whatever a lane can show, none of them hidden by another")
  func signs() {
    let all = LaneSign.all.reduce(into: TimelineBin.Signs()) { $0.formUnion($1.signs) }
    #expect(all == TimelineBin.Signs(rawValue: 0x3FFF))
    for sign in LaneSign.all {
      #expect(LaneSign.first(of: sign.part, in: sign.signs)?.meaning == sign.meaning)
      #expect(LaneSign.first(of: sign.part, in: []) == nil)
    }
    for kind in LayoutKind.allCases {
      let shown = Set(Lane.lanes(of: kind).flatMap(\.parts))
      // The axis of the smallest layout shows marks itself.
      #expect(LaneSign.all.allSatisfy { shown.contains($0.part) || kind != .wide })
    }
  }
}
