import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("Completion at go to")
struct CompletionTests {
  private static let pieces = [
    "a", "mark", "taken-back", "all done", "crash-0.5", "+1", "-#3", "\"", "\\", "é", "語", "@", " ",
    "#", "end", "1.25",
  ]

  private static func names(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<6).map { _ in
      (0...Int.random(in: 0...2, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
    }
  }

  @Test("offers a mark as the position that leads to it, whatever its name", arguments: 0..<200)
  func marks(seed: UInt64) throws {
    let names = Self.names(seed)
    let notes = names.enumerated().map { place, name in
      TapeNote(.mark(name), at: Position(event: place, time: Time(microseconds: Int64(place))))
    }
    for (place, name) in names.enumerated() {
      let text = MarkCompletion.position(ofMark: name)
      let read = try PositionParser.parse(text)
      #expect(read.base == .mark(name))
      #expect(read.offset == nil)
      let first = try #require(names.firstIndex(of: name))
      for length in 1...text.count {
        let completion = MarkCompletion(for: String(text.prefix(length)), among: notes)
        let candidate = try #require(completion.candidates.first { $0.text == text })
        #expect(candidate.time == notes[first].position.time)
        #expect(completion.commonPrefix.map(text.hasPrefix) == true)
      }
      #expect(place >= first)
    }
    #expect(MarkCompletion(for: "@\u{1}", among: notes).candidates.isEmpty)
  }

  private func model() throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(), size: CellSize(columns: 120, rows: 40))
    model.settle()
    var notes = TapeNotes()
    notes.add(TapeNote(.mark("tap"), at: Position(event: 9, time: Time(microseconds: 800_000))))
    notes.add(TapeNote(.note("@tango"), at: Position(event: 9, time: Time(microseconds: 800_000))))
    model.show(notes)
    return model
  }

  private func type(_ text: String, _ model: inout ScrubberModel<MemoryEvents>) {
    for key in text { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.tab)))
  }

  @Test("shows marks of the tape and beside it with their times, and goes there")
  func prompt() throws {
    var model = try model()
    type("g@", &model)
    let line = try #require(model.view().lines.last)
    for text in ["@tap 0.800", "@taken-back 1", "@\"all done\" "] { #expect(line.contains(text)) }
    #expect(!line.contains("tango"))
    type("t", &model)
    #expect(model.prompt?.text == "@ta")
    type("k", &model)
    #expect(model.prompt?.text == "@taken-back")
    _ = model.update(.key(Key(.enter)))
    #expect(model.position.event == model.replayer.source.marks()[0].event)
    type("g@AL", &model)
    #expect(model.prompt?.text == "@\"all done\"")
    _ = model.update(.key(Key("u", .control)))
    type("@x", &model)
    #expect(model.view().lines.last?.contains("no mark begins with 'x'") == true)
  }

  @Test("offers the ways to write a position where nothing is typed, and its words")
  func positions() throws {
    var model = try model()
    type("g", &model)
    for way in ["1.25", "#12", "@mark", "start", "end", "stack"] {
      #expect(model.prompt?.candidates.contains(way) == true, "\(way)")
    }
    #expect(model.prompt?.text == "")
    type("sta", &model)
    #expect(model.prompt?.candidates == ["start", "stack", "stacks"])
    type("r", &model)
    #expect(model.prompt?.text == "start")
    _ = model.update(.key(Key("u", .control)))
    type("#", &model)
    #expect(model.view().lines.last?.contains("events are #1 to #") == true)
    _ = model.update(.key(Key("u", .control)))
    type("touch.count > 1 and s", &model)
    #expect(model.prompt?.candidates.contains("start") == false)
  }
}
