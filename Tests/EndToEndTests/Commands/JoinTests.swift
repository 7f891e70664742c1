import Testing

@Suite("join")
struct JoinTests {
  let program: Program

  init() throws { program = try Program() }

  private func join(_ arguments: String...) throws -> Outcome {
    try program.run(["join"] + arguments + ["-o", program.folder.path("joined.tape")])
  }

  @Test("of two cuts gives the cut of both, byte for byte")
  func cuts() throws {
    try program.record(Program.shortScript)
    let ranges = [("#1", "#20", "left"), ("#21", "end", "right"), ("#1", "end", "both")]
    for (first, last, name) in ranges {
      let output = program.folder.path("\(name).tape")
      let outcome = try program.run("cut", "a.tape", "--from", first, "--to", last, "-o", output)
      #expect(outcome.status == 0)
    }
    let outcome = try join("left.tape", "right.tape")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.hasSuffix(", of 2 tapes\n"))
    #expect(try program.folder.bytes("joined.tape") == program.folder.bytes("both.tape"))
  }

  @Test("refuses a tape that begins in another state, and says what to do")
  func states() throws {
    try program.record("setup stack main=[A,B]\n0.1 pop unanimated\n0.2 end\n", as: "a.tape")
    try program.record("setup stack main=[A,B]\n0.1 pop unanimated\n0.2 end\n", as: "b.tape")
    let refused = try join("a.tape", "b.tape")
    #expect(refused.status == 65)
    #expect(
      refused.remarks.contains("“b.tape” begins a session of its own, with a setup, event 1;")
    )
    #expect(refused.remarks.contains("--continue"))
    #expect(!program.folder.names.contains("joined.tape"))
    #expect(try join("a.tape", "b.tape", "--continue", "--gap", "1.5").status == 0)
    let times = try program.run("events", "joined.tape").lines.map { $0.split(separator: " ")[0] }
    #expect(times == ["0.000", "0.100", "1.700", "1.800", "1.900"])
  }

  @Test("refuses tapes of different devices or policies, with what differs")
  func settings() throws {
    try program.record("0.1 end\n", as: "a.tape")
    try program.record("setup policy gestureOnRoot=accept\n0.1 end\n", as: "b.tape")
    try program.record("tape device phone\n0.1 end\n", as: "c.tape")
    #expect(try join("a.tape", "b.tape").remarks.contains("another policy gestureOnRoot"))
    #expect(try join("a.tape", "c.tape").remarks.contains("another device"))
    #expect(try join("a.tape", "c.tape").status == 65)
  }

  @Test("needs two tapes")
  func two() throws {
    try program.record("0.1 end\n", as: "a.tape")
    #expect(try join("a.tape").remarks.contains("missing a second TAPE"))
  }
}
