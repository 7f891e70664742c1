import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The player's screen")
struct ScreenTests {
  static let sizes = [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40)]
  static let places = [
    ("start", "start"), ("push", "0.2"), ("drag", "0.9"), ("cancelling", "@taken-back-0.1"),
    ("finishing", "@taken-back+0.55"), ("sheet", "@\"all done\"-1"),
    ("fingers", "@\"all done\"-0.25"),
    ("end", "end"),
  ]

  @Test("looks at each place as it did", arguments: sizes, places)
  func looks(size: CellSize, place: (name: String, text: String)) throws {
    var model = try player(size)
    model.go(to: place.text)
    GoldenText.expect(model.view().lines, equals: "\(place.name)-\(size.columns)x\(size.rows)")
  }

  @Test("says the same in ASCII and in blocks", arguments: [GlyphSet.ascii, .blocks])
  func glyphs(_ glyphs: GlyphSet) throws {
    var model = try player(Layout.least, glyphs)
    model.go(to: "0.9")
    GoldenText.expect(model.view().lines, equals: "drag-\(glyphs)")
    if glyphs == .ascii {
      #expect(model.view().lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test("lists the keys over everything else")
  func help() throws {
    var model = try player(Layout.least)
    _ = model.update(.key(Key("?")))
    GoldenText.expect(model.view().lines, equals: "help")
  }

  @Test("says what it needs where there is too little room, and goes on")
  func cramped() throws {
    var model = try player(CellSize(columns: 60, rows: 16))
    _ = model.update(.key(Key(.end)))
    GoldenText.expect(model.view().lines, equals: "cramped")
    _ = model.update(.resize(CellSize(columns: 80, rows: 23)))
    #expect(model.view().lines[22] == "needs 80x24, has 80x23")
    _ = model.update(.resize(CellSize(columns: 80, rows: 24)))
    #expect(!model.view().lines[23].contains("needs"))
  }

  @Test("uses colours by meaning and none that are not the user's own")
  func styles() throws {
    var model = try player(Layout.least)
    model.go(to: "0.9")
    GoldenText.expect(model.view().styleLines, equals: "drag-styles")
  }

  @Test("shows a tape without events, windows' names or touches as it is")
  func empty() throws {
    let model = ScrubberModel(MemoryEvents([]), size: Layout.least)
    GoldenText.expect(model.view().lines, equals: "empty")
  }

  private func player(
    _ size: CellSize,
    _ glyphs: GlyphSet = .unicode
  ) throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(), size: size, glyphs: glyphs)
    while model.pace == .working { _ = model.update(.tick(.zero)) }
    return model
  }
}
