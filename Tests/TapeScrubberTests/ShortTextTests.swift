import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A text with too little room")
struct ShortTextTests {
  private static let letters: [Character] = ["a", "b", " ", "語", "é", "e\u{301}", "1", "…", "👩‍👧"]

  private static func text(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
    )
  }

  @Test("keeps both its ends and has the room it was given", arguments: 0..<300)
  func middle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (text, room) = (Self.text(&random), Int.random(in: 5...50, using: &random))
    let symbols = Symbols(seed % 2 == 0 ? .unicode : .ascii)
    let short = ShortenedText.withoutMiddle(text, columns: room, symbols)
    if CharacterWidth.columns(of: text) <= room {
      #expect(short == text)
      return
    }
    let columns = CharacterWidth.columns(of: short)
    // A wide character may have no room at either side.
    #expect(columns <= room && columns + 6 >= room, "\(text) \(room) \(short)")
    let isOfBoth = (0...text.count).contains { length in
      let start = text.prefix(length)
      guard short.hasPrefix(start + symbols.ellipsis) else { return false }
      return text.hasSuffix(short.dropFirst(length + symbols.ellipsis.count))
    }
    #expect(isOfBoth, "\(text) \(short)")
  }

  @Test("says that it is cut, at its end", arguments: 0..<300)
  func lines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var line = PaneLine()
    for _ in 0..<Int.random(in: 1...4, using: &random) { line.add(Self.text(&random)) }
    let room = Int.random(in: 1...90, using: &random)
    let cut = line.cut(to: room, Symbols(.unicode))
    #expect(cut.columns <= room)
    let (whole, text) = (line.words.map(\.text).joined(), cut.words.map(\.text).joined())
    #expect(line.columns <= room ? text == whole : whole.hasPrefix(text.dropLast()))
    #expect(line.columns <= room || text.hasSuffix("…"))
  }

  @Test(
    "is broken where rows are left, never past them, and loses nothing then",
    arguments: 0..<300
  )
  func entries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    let entries = (0..<count).map { place in
      var tail = PaneLine("before\(place)" + String(repeating: "x", count: place * 9))
      tail.add(" | ", Palette.notice)
      tail.add("after\(place)")
      return PaneEntry(path: "path[\(place)].value", tail: tail)
    }
    let symbols = Symbols(.unicode)
    let (width, rows) = (Int.random(in: 20...70, using: &random), count * (1 + Int(seed % 4)))
    let lines = PaneEntry.lines(of: entries, width: width, rows: rows, symbols)
    #expect(lines.count <= rows)
    for entry in entries where entry.tail.columns + 9 <= width {
      // A value that has room is seen, be it at the cost of its path.
      let value = entry.tail.words.map(\.text).joined()
      let line = lines.first { $0.words.map(\.text).joined().hasSuffix(value) }
      #expect(line.map { $0.columns <= width } == true, "\(value)")
    }
    guard rows >= count * 4 else { return }
    #expect(lines.allSatisfy { $0.columns <= width })
    let text = lines.flatMap(\.words).map(\.text).joined().filter { $0 != " " }
    let whole = entries.map { $0.path + $0.tail.words.map(\.text).joined() }.joined()
      .filter { $0 != " " }
    #expect(text == whole)
  }

  @Test("leaves room to say how many lines more there are", arguments: [20, 40, 60])
  func more(width: Int) {
    let long = PaneLine(String(repeating: "long ", count: 30))
    let lines = [long, PaneLine("b"), PaneLine("c")]
    let section = PanesView.Section(title: "changed", rows: 1, lines: lines)
    let shown = section.shown(width: width, Symbols(.unicode))
    #expect(shown.count == 1)
    #expect(shown[0].columns <= width)
    #expect(shown[0].words.last?.text == "  and 2 more")
  }
}
