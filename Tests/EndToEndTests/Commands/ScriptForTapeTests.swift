import Testing

@Suite("A script where a tape is taken")
struct ScriptForTapeTests {
  /// Commands that read tapes; IN stands for the tape.
  static let readers: [String] = [
    "events IN", "state IN --at 0.6", "changes IN --from 0.5 --to 0.7", "outline IN",
    "find IN touch.count==1", "whatif IN --drop moves", "check IN", "explain IN",
    "filmstrip IN", "scrub IN --print --keys n", "export IN --format jsonl -o -",
    "export IN --format csv -o -", "diff IN IN", "diff a.tape IN", "cut IN --to 0.7 -o -",
    "join IN --continue IN -o -",
  ]

  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
    _ = try program.folder.write(Program.shortScript, to: "a.gesture")
    _ = try program.folder.write("\n# a remark\n\n" + Program.shortScript, to: "b.script")
  }

  private func run(_ words: String, _ path: String, input: String = "") throws -> Outcome {
    let words = words.split(separator: " ").map { $0 == "IN" ? path : String($0) }
    return try program.run(words, input: Array(input.utf8))
  }

  @Test("is performed, whatever it is called", arguments: readers)
  func performed(words: String) throws {
    let tape = try run(words, "a.tape")
    for name in ["a.gesture", "b.script"] {
      let script = try run(words, name)
      #expect(script.status == tape.status, "\(script.remarks)")
      let text = script.text.replacing(name, with: "a.tape")
      // The header of a cut says what it was cut from, so only its length is of the name's.
      #expect(words.hasPrefix("cut") ? !text.isEmpty : text == tape.text)
    }
    #expect(program.folder.names == ["a.gesture", "a.tape", "b.script"])
  }

  @Test(
    "is performed from standard input, too",
    arguments: readers.filter { !$0.contains("IN IN") }
  )
  func standardInput(words: String) throws {
    guard !words.hasPrefix("join") && !words.hasPrefix("cut") else { return }
    let piped = try run(words, "-", input: Program.shortScript)
    #expect(piped.output == (try run(words, "a.tape")).output)
  }

  @Test("is told about by info")
  func info() throws {
    let script = try program.run("info", "b.script")
    #expect(script.status == 0)
    #expect(script.lines.contains { $0.hasPrefix("performed ") })
    let tape = try program.run("info", "a.tape")
    #expect(tape.lines == script.lines.filter { !$0.hasPrefix("performed ") })
    #expect(try program.run("info", "b.script", "--json").text.contains("\"performed\": true"))
    #expect(try program.run("info", "a.tape", "--json").text.contains("\"performed\": false"))
  }

  @Test("says where it is wrong", arguments: readers)
  func wrong(words: String) throws {
    _ = try program.folder.write("0.1 push A\n0.2 psuh B\n", to: "bad")
    let outcome = try run(words, "bad")
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("bad:2:5"), "\(outcome.remarks)")
    #expect(outcome.remarks.contains("did you mean push?"))
  }

  @Test(
    "is refused where only a tape will do, with the command that makes one",
    arguments: ["repair IN -o x.tape", "events IN --follow", "scrub IN --follow --keys q"]
  )
  func refused(words: String) throws {
    for (name, output) in [("a.gesture", "a.tape"), ("b.script", "b.script.tape")] {
      let outcome = try run(words, name)
      #expect(outcome.status == 65)
      #expect(outcome.output.isEmpty)
      #expect(outcome.remarks.contains("touchtape record \(name) -o \(output)"))
    }
  }

  @Test(
    "is none where a text says no verb of the notation",
    arguments: [
      "hello\n", "# only a remark\n", "1.5 hello\n", "{\"push\": 1}\n", "pushy A\n", "\0push",
    ]
  )
  func noScript(text: String) throws {
    _ = try program.folder.write(text, to: "other")
    for words in Self.readers {
      let outcome = try run(words, "other")
      #expect(outcome.status == 65)
      #expect(outcome.remarks.contains("this is not a tape"))
    }
  }

  @Test("is a tape if one stands in a file with a script's name")
  func tapeByAnotherName() throws {
    _ = try program.folder.write(program.folder.bytes("a.tape"), to: "tape.gesture")
    let outcome = try program.run("events", "tape.gesture")
    #expect(outcome.output == (try program.run("events", "a.tape")).output)
  }
}
