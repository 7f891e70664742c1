import Testing

@Suite("The program's help")
struct HelpTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("names every command", arguments: ["--help", "-h", "help"])
  func overview(word: String) throws {
    let help = try program.run(word)
    #expect(help.status == 0)
    #expect(help.remarks.isEmpty)
    try Golden.expect(help.text, "help.txt")
  }

  @Test("tells what a command takes", arguments: Program.commands)
  func command(name: String) throws {
    let help = try program.run(name, "--help")
    #expect(help.status == 0)
    #expect(help.remarks.isEmpty)
    #expect(try program.run(name, "-h").output == help.output)
    try Golden.expect(help.text, "help.\(name).txt")
  }

  @Test("is told of nothing where a command lacks what it needs", arguments: Program.commands)
  func missing(name: String) throws {
    let outcome = try program.run(name)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.hasPrefix("touchtape: \(name): missing "))
    #expect(outcome.remarks.contains("touchtape \(name) --help"))
  }

  @Test("is pointed to for an option that a command does not have", arguments: Program.commands)
  func unknownOption(name: String) throws {
    let outcome = try program.run(name, "x", "--no-such-option")
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains("unknown option '--no-such-option'"))
    #expect(outcome.remarks.contains("touchtape \(name) --help"))
  }

  @Test("is shown for an empty command line, as a remark")
  func nothing() throws {
    let outcome = try program.run([])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks == (try program.run("--help").text))
  }

  @Test("is pointed to for a command that does not exist")
  func unknownCommand() throws {
    let outcome = try program.run("rewind", "x")
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains("there is no command 'rewind'"))
    #expect(outcome.remarks.contains("touchtape --help"))
  }

  @Test("names the command that was probably meant, and none where no command is near")
  func meant() throws {
    for (word, meant) in [("recrod", "record"), ("stat", "state"), ("filmstripe", "filmstrip")] {
      #expect(try program.run(word).remarks.contains("did you mean '\(meant)'?"))
    }
    for word in ["rewind", "x", "-", String(repeating: "record", count: 1000)] {
      #expect(!(try program.run(word).remarks.contains("did you mean")), "\(word)")
    }
  }

  @Test("of a command is shown by help COMMAND, too", arguments: Program.commands)
  func helpCommand(name: String) throws {
    #expect(try program.run("help", name).output == program.run(name, "--help").output)
  }

  @Test("leaves versions to --version: program, tape format and reducer")
  func version() throws {
    let outcome = try program.run("--version")
    #expect(outcome.status == 0)
    #expect(try program.run("-V").output == outcome.output)
    let form = /touchtape \d+\.\d+\.\d+, tape format \d+, reducer \d+\n/
    #expect(try form.wholeMatch(in: outcome.text) != nil, "\(outcome.text)")
  }
}
