import SessionModel
import TapeFile
import Testing

@Suite("A tape's limits")
struct LimitTests {
  /// Three bytes of a note are its length.
  private let longestNote = TapeFormat.longestEvent - 3

  // [F-11]
  @Test("let an event of 512 KiB pass and refuse one of a byte more")
  func events() throws {
    let writer = try TapeWriter(to: MemorySink(), description: TapeDescription())
    try writer.append(note(longestNote), names: NameTable())
    let error = #expect(throws: TapeError.self) {
      try writer.append(note(longestNote + 1), names: NameTable())
    }
    #expect(error?.code == .tooLarge)
    #expect(writer.eventCount == 1)
  }

  // [F-11]
  @Test("leave a tape whole after an event was refused")
  func goesOn() throws {
    let sink = MemorySink()
    let writer = try TapeWriter(to: sink, description: TapeDescription())
    var names = NameTable()
    let long = names.intern(String(repeating: "x", count: TapeFormat.longestEvent))
    let short = names.intern("short")
    #expect(throws: TapeError.self) {
      try writer.append(TimedEvent(.zero, .flag(long, true)), names: names)
    }
    try writer.append(TimedEvent(.zero, .flag(short, true)), names: names)
    try writer.finish()
    let reader = try TapeReader(bytes: sink.bytes)
    #expect(reader.names.additions == ["short"])
    #expect(reader.eventCount == 1)
  }

  @Test("let a name of 512 KiB less its end pass")
  func names() throws {
    var names = NameTable()
    let long = names.intern(String(repeating: "x", count: TapeFormat.longestEvent - 1))
    let events = [
      TimedEvent(.zero, .flag(long, true)), note(longestNote),
      TimedEvent(.zero, .flag(long, false)),
    ]
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: names))
    #expect(try reader.allEvents() == SpelledEvent.list(events, names))
  }

  @Test("refuse a description of more than 1 MiB")
  func description() {
    var description = TapeDescription()
    description.meta = [.init("key", String(repeating: "v", count: 1 << 20))]
    let error = #expect(throws: TapeError.self) {
      try TapeWriter(to: MemorySink(), description: description)
    }
    #expect(error?.code == .tooLarge)
  }

  @Test("refuse events after the end")
  func finished() throws {
    let writer = try TapeWriter(to: MemorySink(), description: TapeDescription())
    try writer.finish()
    let error = #expect(throws: TapeError.self) {
      try writer.append(note(1), names: NameTable())
    }
    #expect(error?.code == .finished)
  }

  private func note(_ count: Int) -> TimedEvent {
    TimedEvent(.zero, .note(String(repeating: "n", count: count)))
  }
}
