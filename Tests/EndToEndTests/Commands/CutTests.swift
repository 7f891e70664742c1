import Testing

@Suite("cut")
struct CutTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  private func cut(_ arguments: String..., as name: String = "part.tape") throws -> Outcome {
    let output = program.folder.path(name)
    return try program.run(["cut", "a.tape", "-o", output] + arguments)
  }

  @Test("makes a tape of a range that replays alone, from the middle of a gesture on")
  func range() throws {
    let outcome = try cut("--from", "0.6", "--to", "@back")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    let form = /.*part\.tape: \d+ events, \d+ bytes, [0-9.]+ an event, #\d+ to #\d+ of a\.tape\n/
    #expect(try form.wholeMatch(in: outcome.remarks) != nil, "\(outcome.remarks)")
    for time in ["0.6", "0.65", "0.7", "0.9", "1"] {
      let whole = try program.run("state", "a.tape", "--at", time, "--all")
      let part = try program.run("state", "part.tape", "--at", time, "--all")
      #expect(
        whole.lines.filter { !$0.hasPrefix("event ") }
          == part.lines.filter { !$0.hasPrefix("event ") }
      )
    }
    let outline = try program.run("outline", "part.tape").lines
    #expect(
      outline.contains { $0.hasPrefix("begins at ") && $0.hasSuffix("in the midst of a session:") }
    )
    #expect(!outline.contains { $0.contains("main [] -> ") })
    #expect(try program.run("info", "part.tape", "--verify").status == 0)
    #expect(try program.run("approve", "part.tape").status == 0)
    #expect(try program.run("verify", "part.tape").status == 0)
  }

  @Test("says in the tape what it was cut from, and in its text that the state is missing")
  func origin() throws {
    #expect(try cut("--from", "#5", "--to", "#9").status == 0)
    let info = try program.run("info", "part.tape")
    #expect(info.lines.contains { $0.hasPrefix("cut from    a.tape, events 5 to 9, salt ") })
    #expect(info.lines.contains { $0.hasPrefix("begins      at ") })
    let events = try program.run("events", "part.tape")
    #expect(events.lines.first?.hasPrefix("# begins at ") == true)
    let whole = try program.run("events", "a.tape", "--from", "#5", "--to", "#9")
    #expect(Array(events.lines.dropFirst()) == whole.lines)
  }

  @Test("of the whole tape has its events and its state")
  func everything() throws {
    #expect(try cut().status == 0)
    let (whole, part) = try (program.run("events", "a.tape"), program.run("events", "part.tape"))
    #expect(whole.output == part.output)
    #expect(try program.run("state", "a.tape").output == program.run("state", "part.tape").output)
  }

  @Test("of nothing is refused")
  func nothing() throws {
    let outcome = try cut("--from", "0.9", "--to", "0.5")
    #expect(outcome.status == 64)
    #expect(!program.folder.names.contains("part.tape"))
  }

  @Test("replaces nothing unless that is asked for")
  func force() throws {
    #expect(try cut(as: "a.tape").status == 73)
    #expect(try cut("--force", as: "a.tape").status == 0)
  }
}
