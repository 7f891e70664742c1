import Testing

@Suite("Hostile text")
struct HostileTextTests {
  /// Names that would clear a screen, set a title, ring, overprint, or turn text around.
  private static let script = #"""
    tape device "\u{1B}]0;title\u{7}" "k\u{1B}[2J"="v\u{9B}31m"
    tape meta "\u{1B}[1mkey"="\u{202E}value\u{2028}"
    setup stack main=["\u{1B}[2J","\u{202E}abc\u{9B}1m","line\nbreak","\u{D}\u{8}over"]
    0.1 push "\u{1B}]52;c;aGk=\u{7}" animated 0.3
    0.2 mark "\u{1B}[31m"
    0.3 note "\u{7}\u{0}\u{1B}c"
    0.4 custom "\u{1B}[H" "\u{1B}[J"
    0.5 flag "\u{1B}[5m"=true
    0.6 touch down id=1 x=1 y=2
    0.7 end

    """#

  let program: Program

  init() throws {
    program = try Program()
    try program.record(HostileTextTests.script)
  }

  @Test(
    "of a tape reaches no terminal raw",
    arguments: [
      ["info"], ["events"], ["events", "--numbers"], ["state", "--at", "0.2"],
      ["state", "--json"], ["changes"], ["changes", "--json"], ["export", "-o", "-"],
      ["state", "--at", "@none"], ["filmstrip"], ["scrub"], ["verify"], ["approve"],
    ]
  )
  func tape(words: [String]) throws {
    let outcome = try program.run(words + ["a.tape"])
    #expect(outcome.text.steeringScalars.isEmpty, "\(outcome.text)")
    #expect(outcome.remarks.steeringScalars.isEmpty, "\(outcome.remarks)")
    #expect(!outcome.text.isEmpty || outcome.status != 0)
  }

  @Test("comes back from a tape as it went in")
  func roundTrip() throws {
    let exported = try program.run("export", "a.tape", "-o", "-")
    let again = try program.run(["record", "-", "-o", "-"], input: exported.output)
    #expect(again.output == (try program.folder.bytes("a.tape")))
    for part in [#"\u{1b}[2J"#, #"\u{202e}abc\u{9b}1m"#, #"line\nbreak"#] {
      #expect(exported.text.lowercased().contains(part.lowercased()), "\(part)")
    }
  }

  @Test(
    "of a command line reaches no terminal raw",
    arguments: [
      ["\u{1B}[2J"], ["info", "\u{1B}[2J.tape"], ["state", "a.tape", "--at", "@\u{1B}[2J"],
      ["state", "a.tape", "--\u{1B}[2J"], ["events", "a.tape", "--only", "\u{202E}x"],
      ["record", "a.tape", "-o", "no\u{1B}[2J/such"], ["info", "a.tape", "\u{9B}31m"],
      ["export", "a.tape", "-o", "\u{1B}[2J/x"], ["state", "a.tape", "--at", "\u{1B}]0;x\u{7}"],
    ]
  )
  func commandLine(words: [String]) throws {
    let outcome = try program.run(words)
    #expect(outcome.status != 0)
    #expect(!outcome.remarks.isEmpty)
    #expect(outcome.remarks.steeringScalars.isEmpty, "\(outcome.remarks)")
  }

  @Test(
    "of a script reaches no terminal raw where it is an error",
    arguments: ["\u{1B}[2J", "push", "note \"\u{1B}[2J", "push \u{202E}A \u{9B}1m", "\r\u{8}x"]
  )
  func script(line: String) throws {
    let text = "0.1 \(line)\u{1B}[31m\u{7}\n"
    let outcome = try program.run("record", "-", "-o", "b.tape", input: text)
    #expect(outcome.status == 65)
    #expect(outcome.remarks.steeringScalars.isEmpty, "\(outcome.remarks)")
  }

  @Test("of a recording reaches no terminal raw", arguments: [[], ["--json"]])
  func recording(words: [String]) throws {
    let recording = try Repository.text("recordings/inputs/back-swipe.evemu")
    let name = "\u{1B}[2JPanel\u{7}\u{202E}"
    let hostile = recording.replacing("Sample Panel", with: name)
    try #require(hostile != recording)
    let outcome = try program.run(
      ["import", "-", "-o", "b.tape"] + words,
      input: Array(hostile.utf8)
    )
    #expect(outcome.status == 0)
    #expect((outcome.text + outcome.remarks).contains("[2JPanel"))
    #expect((outcome.text + outcome.remarks).steeringScalars.isEmpty)
    #expect(try program.run("info", "b.tape").text.steeringScalars.isEmpty)
  }

  @Test("in the name of an output file is shown escaped")
  func outputName() throws {
    let outcome = try program.run("record", "-", "-o", "\u{1B}[2J.tape", input: "0.1 end\n")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.steeringScalars.isEmpty, "\(outcome.remarks)")
    #expect(program.folder.names.contains("\u{1B}[2J.tape"))
  }
}
