import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The player's screen")
struct ScreenTests {
  static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40),
    CellSize(columns: 180, rows: 50),
  ]
  static let places = [
    ("start", "start"), ("push", "0.2"), ("drag", "0.9"), ("cancelling", "1.29"),
    ("finishing", "@taken-back+0.55"), ("sheet", "@\"all done\"-1"),
    ("fingers", "@\"all done\"-0.25"),
    ("end", "end"),
  ]

  @Test("looks at each place as it did", arguments: sizes, places)
  func looks(size: CellSize, place: (name: String, text: String)) throws {
    var model = try player(size)
    model.go(to: place.text)
    expect(model, place.name)
  }

  @Test("shows findings where they are", arguments: sizes)
  func finding(size: CellSize) throws {
    var model = try player(size, FindingTests.script)
    model.press("f")
    expect(model, "finding")
  }

  @Test("shows single events when zoomed in", arguments: sizes)
  func zoomed(size: CellSize) throws {
    var model = try player(size)
    model.go(to: "0.9")
    for _ in 0..<5 { model.press("z") }
    expect(model, "zoomed")
  }

  @Test("folds long rests", arguments: sizes)
  func folded(size: CellSize) throws {
    var model = try player(size, IdleTimeTests.rest)
    model.go(to: "61.35")
    expect(model, "folded")
  }

  @Test("gives the room of hidden panes to others", arguments: sizes)
  func hidden(size: CellSize) throws {
    var model = try player(size)
    model.go(to: "0.9")
    for letter in "csr" {
      model.press("p")
      model.press(letter)
    }
    model.press("p")
    expect(model, "hidden")
  }

  private func expect(
    _ model: ScrubberModel<MemoryEvents>,
    _ name: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let size = "\(model.size.columns)x\(model.size.rows)"
    GoldenText.expect(model.view().lines, equals: "\(name)-\(size)", location)
  }

  @Test("says the same in ASCII and in blocks", arguments: [GlyphSet.ascii, .blocks])
  func glyphs(_ glyphs: GlyphSet) throws {
    var model = try player(Layout.least, glyphs: glyphs)
    model.go(to: "0.9")
    GoldenText.expect(model.view().lines, equals: "drag-\(glyphs)")
    if glyphs == .ascii {
      #expect(model.view().lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test("lists the keys over everything else", arguments: sizes)
  func help(size: CellSize) throws {
    var model = try player(size)
    model.press("?")
    expect(model, "help")
  }

  @Test("has a place for every key in the help", arguments: sizes)
  func helpPages(size: CellSize) throws {
    let help = HelpView(size: size, glyphs: .unicode)
    var lines: [String] = []
    for page in 0..<help.pageCount {
      var screen = Screen(size)
      help.draw(page: page, on: &screen)
      lines += screen.lines
    }
    for binding in KeyBindings.groups.flatMap(\.bindings) {
      let count = lines.count { $0.contains(binding.title) && $0.contains(binding.meaning) }
      #expect(count == 1, "\(binding.title)")
    }
    #expect(size != Layout.least || help.pageCount > 1)
  }

  @Test("turns the pages of the help, and leaves it with any other key")
  func turning() throws {
    var model = try player(Layout.least)
    let before = model.view()
    model.press("?")
    var pages = [model.view()]
    while pages.count < 10 {
      _ = model.update(.key(Key(.pageDown)))
      if model.view() == pages.last { break }
      pages.append(model.view())
    }
    #expect((2..<10).contains(pages.count))
    for page in pages.dropLast().reversed() {
      _ = model.update(.key(Key(.pageUp)))
      #expect(model.view() == page)
    }
    model.press(" ")
    #expect(model.view() == before)
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

  @Test("looks with each number of colours as it did", arguments: sizes, ["0.9", "4.5"])
  func colours(size: CellSize, time: String) throws {
    var lines: [String] = []
    for depth in ColorDepth.allCases {
      var model = ScrubberModel(try SampleSession.source(), size: size, depth: depth)
      model.settle()
      model.go(to: time)
      lines += ["\(depth):"] + StyleGrid.lines(of: model.view().converted(to: depth)) + [""]
    }
    GoldenText.expect(lines, equals: "colours-\(time)-\(size.columns)x\(size.rows)")
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
    _ script: String = SampleSession.swipes,
    glyphs: GlyphSet = .unicode
  ) throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(script), size: size, glyphs: glyphs)
    while model.pace == .working { _ = model.update(.tick(.zero)) }
    return model
  }
}
