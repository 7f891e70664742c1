import Testing

@Suite("explain")
struct ExplainTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("says by which number a recognizer won and how it was let go")
  func story() throws {
    let outcome = try program.run("explain", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.isEmpty)
    for fact in [
      "touch 1: 0.500000 #", "back (pan) began: moved ", "threshold 10 (panHysteresis)",
      "back drives back.1: pop Detail -> List",
      ": finish, \"fraction > 0.5 or velocity > 1000\" is true",
      "back.1 ends: finished",
    ] {
      #expect(outcome.text.contains(fact), "\(fact)")
    }
  }

  @Test("decides anew with another policy")
  func policy() throws {
    let outcome = try program.run("explain", "a.tape", "--policy", "panHysteresis=400")
    #expect(outcome.text.contains("back (pan) failed: lifted after "), "\(outcome.text)")
  }

  @Test("shows the gesture that was asked for, and exits with 1 where there is none")
  func selection() throws {
    let whole = try program.run("explain", "a.tape")
    #expect(try program.run("explain", "a.tape", "--touch", "1").output == whole.output)
    #expect(try program.run("explain", "a.tape", "--at", "0.6").output == whole.output)
    #expect(try program.run("explain", "a.tape", "--at", "end").output == whole.output)
    for options in [["--at", "0.1"], ["--touch", "1", "--at", "0.1"]] {
      let outcome = try program.run(["explain", "a.tape"] + options)
      #expect(outcome.status == 1)
      #expect(outcome.text == "no such gesture\n")
    }
    #expect(try program.run("explain", "a.tape", "--touch", "thumb").status == 64)
    #expect(try program.run("explain", "a.tape", "--policy", "lenient").status == 64)
  }

  @Test("writes a JSON value a gesture")
  func json() throws {
    let outcome = try program.run("explain", "a.tape", "--json")
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.text.hasPrefix("{\"touches\": [1], \"window\": \"w1\", \"start\": {\"event\": ")
    )
    #expect(outcome.text.contains("\"reason\": \"moved\", \"value\": "))
    #expect(outcome.text.contains("\"finish\": \"fraction > 0.5 or velocity > 1000\""))
  }
}
