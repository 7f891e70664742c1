import Testing

@Suite("The command line")
struct OptionTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("takes an option's value beside it or after an equals sign, before and after operands")
  func values() throws {
    try program.record(Program.shortScript)
    let beside = try program.run("state", "a.tape", "--at", "0.6")
    #expect(beside.status == 0)
    #expect(try program.run("state", "--at=0.6", "a.tape").output == beside.output)
    #expect(try program.run("state", "--at", "0.6", "--", "a.tape").output == beside.output)
  }

  @Test(
    "is refused where it cannot be understood",
    arguments: [
      (["state", "a.tape", "--at"], "--at needs a value"),
      (["state", "a.tape", "--json=yes"], "--json takes no value"),
      (["state", "a.tape", "b.tape"], "unexpected 'b.tape'"),
      (["state", "a.tape", "--at", "soon"], "--at: position \"soon\", column 1: expected"),
      (["changes", "a.tape", "--from", "#x"], "--from: position \"#x\", column 2: expected"),
      (["events", "a.tape", "--only", "noise"], "there is no family 'noise'; there are setup"),
      (["export", "a.tape", "--format", "tune", "-o", "-"], "there is no format 'tune'"),
      (["export", "a.tape"], "missing -o OUT"),
      (["record", "a.gesture"], "missing -o OUT.tape"),
      (["record", "a.gesture", "a.tape"], "unexpected 'a.tape'; the file to write follows -o"),
      (["state", "a.tape", "--jsn"], "unknown option '--jsn'; did you mean --json?"),
    ]
  )
  func refusals(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains(message), "\(outcome.remarks)")
  }

  @Test("reads an operand after -- as a file, whatever it looks like")
  func dashes() throws {
    try program.record(Program.shortScript, as: "-a.tape")
    #expect(try program.run("info", "-a.tape").status == 64)
    #expect(try program.run("info", "--", "-a.tape").status == 0)
  }
}
