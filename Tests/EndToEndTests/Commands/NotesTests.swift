import Testing

@Suite("Marks and notes beside a tape")
struct NotesTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  private func drop(_ keys: String) throws {
    let outcome = try program.run("scrub", "a.tape", "--print", "--keys", keys)
    #expect(outcome.status == 0)
  }

  private func notes() throws -> [String] {
    String(decoding: try program.folder.bytes("a.tape.notes"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test("are appended to a file of their own; the tape stays as it is")
  func made() throws {
    let tape = try program.folder.bytes("a.tape")
    try drop("g#12<enter>mhere<enter>")
    try drop("g#14<enter>M\"quoted\" words<enter>m<enter>")
    let lines = try notes()
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("notes version=1 salt="))
    #expect(lines[1].hasSuffix(" #12 mark \"here\""))
    #expect(lines[2].hasSuffix(" #14 note \"\\\"quoted\\\" words\""))
    #expect(lines[3].hasSuffix(" #14 mark \"mark-1\""))
    #expect(try program.folder.bytes("a.tape") == tape)
  }

  @Test("are known to positions of every command, after the tape's own marks")
  func positions() throws {
    try drop("g#12<enter>mhere<enter>mback<enter>")
    for words in [["state", "a.tape", "--at"], ["scrub", "a.tape", "--print", "--at"]] {
      let at = { try program.run(words + [$0]).text }
      #expect(try at("@here") == at("#12"))
      #expect(try at("@here+#2") == at("#14"))
      #expect(try at("@back") != at("#12"))
    }
    let events = try program.run("events", "a.tape", "--from", "@here", "--to", "@here+#1")
    #expect(events.lines.count == 2)
    let missing = try program.run("state", "a.tape", "--at", "@nowhere")
    #expect(missing.status == 64)
    #expect(missing.remarks.contains("the tape has 'back'; its notes have 'here', 'back'"))
  }

  @Test("are listed by info")
  func info() throws {
    try drop("g#12<enter>mhere<enter>Mthere<enter>")
    let info = try program.run("info", "a.tape")
    #expect(info.lines.suffix(2).allSatisfy { $0.hasPrefix("beside it   ") })
    #expect(info.lines.last?.hasSuffix("#12 note \"there\"") == true)
    let json = try program.run("info", "a.tape", "--json").lines
    #expect(json.contains { $0.hasPrefix("{\"kind\": \"mark\", ") && $0.contains("\"here\"") })
    #expect(json.contains { $0.hasPrefix("{\"kind\": \"note\", ") && $0.contains("\"there\"") })
  }

  @Test("stay where a line is damaged, which is said and kept")
  func damage() throws {
    try drop("g#12<enter>mhere<enter>")
    let whole = try program.folder.bytes("a.tape.notes")
    _ = try program.folder.write(whole + Array("1.0 #x mark\u{1B} torn".utf8), to: "a.tape.notes")
    let outcome = try program.run("state", "a.tape", "--at", "@here")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.contains("a.tape.notes, line 3, column 5: expected the number"))
    try drop("g#14<enter>mlater<enter>")
    let lines = try notes()
    #expect(lines.count == 4)
    #expect(lines[2].hasSuffix("torn"))
    #expect(lines[3].hasSuffix("#14 mark \"later\""))
    #expect(try program.run("state", "a.tape", "--at", "@later").status == 0)
  }

  @Test("of another tape are said to be, not used and not mixed with")
  func foreign() throws {
    try drop("g#12<enter>mhere<enter>")
    try program.record(Program.shortScript.replacing("0.500", with: "0.600"), as: "b.tape")
    let notes = try program.folder.bytes("a.tape.notes")
    _ = try program.folder.write(notes, to: "b.tape.notes")
    let outcome = try program.run("state", "b.tape", "--at", "@here")
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains("b.tape.notes is about another tape, of salt "))
    let screen = try program.run("scrub", "b.tape", "--print", "--keys", "m<enter>")
    #expect(screen.lines.last == "b.tape.notes is about another tape; move it away first")
    #expect(try program.folder.bytes("b.tape.notes") == notes)
  }

  @Test(
    "are passed over where no file stands, however long that could be read",
    arguments: ["mkfifo a.tape.notes", "ln -s /dev/zero a.tape.notes", "mkdir a.tape.notes"]
  )
  func special(making: String) throws {
    #expect(try program.shell(making).status == 0)
    let outcome = try program.run("info", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.contains("a.tape.notes"))
    #expect(!outcome.lines.isEmpty)
  }

  @Test("have no place beside standard input")
  func standardInput() throws {
    let tape = try program.folder.bytes("a.tape")
    let words = ["scrub", "-", "--print", "--keys", "m<enter>"]
    let screen = try program.run(words, input: tape)
    #expect(screen.lines.last == "standard input has no place for notes beside it")
    #expect(program.folder.names == ["a.tape"])
  }
}
