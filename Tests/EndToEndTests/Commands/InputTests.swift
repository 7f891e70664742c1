import Testing

@Suite("A file that a command reads")
struct InputTests {
  /// Commands that read one tape, with what else they need.
  static let readers: [[String]] = [
    ["info"], ["events"], ["state"], ["changes"], ["export", "-o", "-"],
    ["filmstrip"], ["scrub"],
  ]

  let program: Program

  init() throws { program = try Program() }

  @Test("is missed with status 66 and by its name", arguments: readers)
  func missing(words: [String]) throws {
    let outcome = try program.run(words + ["no-such.tape"])
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.hasPrefix("touchtape: "))
    #expect(outcome.remarks.contains("no-such.tape"))
    #expect(outcome.remarks.contains("No such file or directory"))
  }

  @Test("is no folder", arguments: readers + [["record", "-o", "x.tape"]])
  func folder(words: [String]) throws {
    let outcome = try program.run(words + [program.folder.location])
    #expect(outcome.status == 66)
    #expect(outcome.remarks.contains(program.folder.location))
    #expect(program.folder.names.isEmpty)
  }

  @Test("is refused with status 65 if it is no tape", arguments: readers)
  func noTape(words: [String]) throws {
    let path = try program.folder.write("0.1 hello A\n", to: "a.txt")
    let outcome = try program.run(words + [path])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("\(path): this is not a tape"))
    #expect(outcome.remarks.contains("byte 0"))
  }

  @Test("is standard input where its name is -", arguments: readers)
  func standardInput(words: [String]) throws {
    try program.record(Program.shortScript)
    let named = try program.run(words + ["a.tape"])
    let piped = try program.run(words + ["-"], input: program.folder.bytes("a.tape"))
    #expect(piped.status == 0, "\(piped.remarks)")
    #expect(piped.output == named.output)
  }

  @Test("may be empty: a script without a line is a tape without an event")
  func empty() throws {
    try program.record("")
    #expect(try program.run("events", "a.tape").text.isEmpty)
    let state = try program.run("state", "a.tape", "--all")
    #expect(state.status == 0)
    #expect(state.lines.first == "event = 0")
    #expect(try program.run("changes", "a.tape").output.isEmpty)
    #expect(try program.run("info", "a.tape").status == 0)
  }

  @Test("is refused with status 65 if it is an empty file and should be a tape")
  func emptyTape() throws {
    let path = try program.folder.write("", to: "a.tape")
    #expect(try program.run("info", path).status == 65)
  }
}
