import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("Notes beside a tape")
struct NotesTests {
  @Test("read back as they were written, whatever they say", arguments: 0..<200)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts = [
      "plain", "two words", "\"quoted\"", "back\\slash", "line\nend", "#41", "漢字 é\u{301}",
      "\u{1B}[2J", "\u{202E}turned", "tab\there", "note",
    ]
    var notes = TapeNotes()
    for number in 0..<10 {
      let text = (texts.randomElement(using: &generator) ?? "") + "\(number)"
      let time = Time(microseconds: Int64.random(in: 0..<10_000_000, using: &generator))
      let event = Int.random(in: 0..<50, using: &generator)
      let content = Bool.random(using: &generator) ? TapeNote.Content.mark(text) : .note(text)
      notes.add(TapeNote(content, at: Position(event: event, time: time)))
    }
    let lines = [TapeNotes.header(salt: seed)] + notes.entries.map(TapeNotes.line)
    #expect(lines.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    let read = TapeNotes(parsing: lines.joined(separator: "\n"))
    #expect(read.entries == notes.entries)
    #expect(read.salt == seed)
    #expect(read.problems.isEmpty)
  }

  @Test("keep their places, those of one place their order")
  func order() {
    var notes = TapeNotes()
    for (event, name) in [(5, "b"), (2, "a"), (5, "c"), (9, "d"), (5, "b")] {
      notes.add(TapeNote(.mark(name), at: Position(event: event, time: .zero)))
    }
    #expect(notes.entries.compactMap(\.markName) == ["a", "b", "c", "b", "d"])
    #expect(notes.place(ofMark: "b")?.event == 5)
    #expect(notes.place(ofMark: "x") == nil)
    #expect(notes.removeEntries(after: 5) == 1)
    #expect(notes.removeEntries(after: 5) == 0)
  }

  @Test(
    "name the lines that mean nothing and keep the others",
    arguments: [
      ("1.0 41 mark a", "column 5"), ("x #41 mark a", "column 1"), ("1.0 #41 park a", "column 9"),
      ("1.0 #41 mark", "column 13"), ("1.0 #41 mark \"a", "a closing quote"),
      ("1.0 #41 mark a b", "the end of the line"), ("1.0 #41 mark \"\\q\"", "column 16"),
      ("1.0 #41 note \"\"", "not empty"), ("notes version=2 salt=0123456789abcdef", "version=1"),
      ("notes version=1 salt=12", "16 hexadecimal"), ("1.0 #41 mark \"\\u{110000}\"", "column"),
      ("99999999999999999999 #1 mark a", "a time"), ("1.0 #99999999999999999999 mark a", "event"),
      ("1.0-1 #1 mark a", "a time"), ("1.0 #1+1 mark a", "event"),
    ]
  )
  func damage(line: String, message: String) {
    let notes = TapeNotes(parsing: "# a comment\n\n0.5 #3 mark ok\r\n\(line)\n 0.6 #4 note 'ok'\n")
    #expect(notes.problems.map(\.line) == [4])
    #expect(notes.problems.first?.message.contains(message) == true, "\(notes.problems)")
    #expect(notes.entries.map(\.position.event) == [3, 4])
  }

  @Test("never stop the program, however damaged", arguments: 0..<200)
  func noise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "1.0", " ", "#41", "mark", "note", "\"", "\\", "u{", "}", "\n", "notes", "salt=", "é", "\t",
      "version=1", "0123456789abcdef", "@", "-", "\u{0}",
    ]
    let text = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let notes = TapeNotes(parsing: text)
    let lines = notes.entries.map(TapeNotes.line)
    #expect(TapeNotes(parsing: lines.joined(separator: "\n")).entries == notes.entries)
  }

  @Test("are made at the position, marks with a number where they get no name")
  func making() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.press("5")
    let place = model.position
    for (keys, content) in [
      ("m\n", TapeNote.Content.mark("mark-1")), ("mhere\n", .mark("here")),
      ("m\n", .mark("mark-2")), ("Mlook\n", .note("look")),
    ] {
      let effects = keys.flatMap { model.update(.key($0 == "\n" ? Key(.enter) : Key($0))) }
      let entry = TapeNote(content, at: place)
      #expect(effects == [.errand(.note(entry))])
      _ = model.update(.answer(.noted(entry)))
    }
    #expect(model.notes.entries.count == 4)
    #expect(model.view().lines.last == "noted at \(TimeText.text(place.time))")
    for keys in ["M\n", "m\u{1B}"] {
      let effects = keys.flatMap { key in
        model.update(.key(key == "\n" ? Key(.enter) : key == "\u{1B}" ? Key(.escape) : Key(key)))
      }
      #expect(effects.isEmpty)
    }
  }

  @Test("are about the place where the key was pressed, even while it plays")
  func playing() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    _ = model.update(.key(Key(" ")))
    _ = model.update(.tick(.milliseconds(300)))
    let place = model.position
    for key in "mx" {
      _ = model.update(.key(Key(key)))
      _ = model.update(.tick(.milliseconds(900)))
    }
    let entry = TapeNote(.mark("x"), at: place)
    #expect(model.update(.key(Key(.enter))) == [.errand(.note(entry))])
  }

  @Test("count as marks of the tape: for stepping, going there and on the timeline")
  func stepping() throws {
    let source = try SampleSession.source(blockSize: 5)
    var model = ScrubberModel(source, size: Layout.least)
    var notes = TapeNotes()
    let own = source.marks().map {
      Position(event: $0.event, time: source.events[$0.event - 1].time)
    }
    let places = [
      Position(event: 10, time: source.events[9].time),
      Position(event: 60, time: source.events[59].time + Interval(microseconds: 1)),
      Position(event: source.events.count, time: source.events.last?.time ?? .zero),
    ]
    for (number, place) in places.enumerated() {
      notes.add(TapeNote(.mark("n\(number)"), at: place))
    }
    notes.add(TapeNote(.note("no mark"), at: Position(event: 12, time: source.events[11].time)))
    model.show(notes)
    _ = model.update(.key(Key(.home)))
    let expected = (own + places).sorted()
    #expect(model.stops(pressing: Key("]")) == expected)
    #expect(model.stops(pressing: Key("[")) == expected.dropLast().reversed())
    for key in "g@n1+#1" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    #expect(model.position.event == 61)
    for key in "g@n1" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    #expect(model.position == places[1])
    #expect(model.noteHere == "@n1")
    let column = model.axis.place(of: places[0].time)
    #expect(Array(model.view().lines[22])[column] == "▼")
  }
}
