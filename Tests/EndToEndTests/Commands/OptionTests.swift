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
      (["record", "a.gesture", "--out", "a.tape"], "'--out'; did you mean --output?"),
      (["events", "a.tape", "--only", "touches"], "'touches'; did you mean touch?"),
      (["events", "a.tape", "--policy", "salvag"], "'salvag'; did you mean salvage?"),
      (["export", "a.tape", "--format", "json", "-o", "-"], "'json'; did you mean jsonl?"),
      (["import", "a", "--format", "getevnt", "-o", "-"], "'getevnt'; did you mean getevent?"),
      (["check", "a.tape", "--threshold", "busygrace=3"], "'busygrace'; did you mean busyGrace?"),
      (["check", "--explain", "duplicate-exits"], "no such rule; did you mean duplicate-exit?"),
      (["check", "--explain", "nonsense"], "no such rule; --explain all lists them"),
      (["verify", "a.tape", "--jobs", "0"], "--jobs needs a whole number from 1 to 256, not '0'"),
      (["verify", "a.tape", "--jobs", "257"], "--jobs needs a whole number from 1 to 256"),
      (["verify", "a.tape", "--jobs", "1.5"], "--jobs needs a whole number from 1 to 256"),
      (["join", "a", "b", "--gap", "-1", "-o", "c"], "--gap needs a time (0.5, 0.5s, 500ms)"),
    ]
  )
  func refusals(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains(message), "\(outcome.remarks)")
  }

  @Test(
    "says that a policy of the session is for other commands, where it is",
    arguments: [
      ["info"], ["events"], ["cut", "-o", "b.tape"],
      ["export", "-o", "-"],
    ]
  )
  func sessionPolicies(command: [String]) throws {
    let outcome = try program.run(command + ["a.tape", "--policy", "popDuringTransition=drop"])
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains("here --policy is what becomes of damage; state, outline,"))
  }

  @Test(
    "refuses a span that ends before it begins, whatever the command does with it",
    arguments: [["events"], ["filmstrip"], ["cut", "-o", "b.tape"]]
  )
  func reversedSpans(command: [String]) throws {
    try program.record(Program.shortScript)
    let outcome = try program.run(command + ["a.tape", "--from", "0.6", "--to", "0.5"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.remarks.contains("--from 0.6 lies after --to 0.5"))
    #expect(try program.run(command + ["a.tape", "--from", "0.6", "--to", "0.6"]).status == 0)
  }

  @Test("reads an operand after -- as a file, whatever it looks like")
  func dashes() throws {
    try program.record(Program.shortScript, as: "-a.tape")
    #expect(try program.run("info", "-a.tape").status == 64)
    #expect(try program.run("info", "--", "-a.tape").status == 0)
  }
}
