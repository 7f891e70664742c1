import Testing

@Suite("check")
struct CheckTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("finds nothing wrong with what is right")
  func sound() throws {
    try program.record(Program.shortScript)
    let outcome = try program.run("check", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.text == "nothing found\n")
  }

  @Test("finds in a tape what it finds in its script, and in what was cut from it")
  func same() throws {
    let script = """
      setup stack main=[A]
      0.5 mark before
      1 push B animated 0.3
      1.1 push C animated 0.3
      2 end

      """
    try program.record(script)
    _ = try program.folder.write(script, to: "a.gesture")
    let tape = try program.run("check", "a.tape")
    #expect(tape.status == 1)
    #expect(tape.lines[0].hasSuffix("error nested-transition: push C while push.1 runs until 1.3"))
    #expect(try program.run("check", "a.gesture").output == tape.output)
    let part = program.folder.path("part.tape")
    #expect(try program.run("cut", "a.tape", "--from", "1.05", "-o", part).status == 0)
    #expect(try program.run("check", "part.tape").lines[0].contains("nested-transition"))
    let outline = try program.run("outline", "a.tape").lines
    #expect(outline.count { $0.contains("finding ERROR nested-transition: push C") } == 1)
  }

  @Test("reads a damaged tape as far as the policy says")
  func policy() throws {
    try program.record(Program.shortScript)
    var bytes = try program.folder.bytes("a.tape")
    bytes.removeLast(3)
    _ = try program.folder.write(bytes, to: "bad.tape")
    #expect(try program.run("check", "bad.tape").status == 0)
    #expect(try program.run("check", "bad.tape", "--policy", "strict").status == 65)
  }

  @Test("fails where events are missing, unless that is said to be no failure")
  func losses() throws {
    try program.record(Program.shortScript)
    var bytes = try program.folder.bytes("a.tape")
    bytes[bytes.count / 2] ^= 1
    _ = try program.folder.write(bytes, to: "lost.tape")
    let outcome = try program.run("check", "lost.tape")
    #expect(outcome.status == 65)
    #expect(outcome.text == "nothing found in what is left of the tape\n")
    #expect(outcome.remarks.contains(" lost, "))
    #expect(try program.run("check", "lost.tape", "--json").status == 65)
    for policy in ["tail", "prefix", "salvage"] {
      #expect(try program.run("check", "lost.tape", "--policy", policy).status == 0)
    }
    #expect(try program.run("check", "lost.tape", "--policy", "strict").status == 65)
    #expect(try program.run("check", "lost.tape", "--policy", "flickSpeed=9").status == 65)
    #expect(try program.run("check", "lost.tape", "--fail-on", "never").status == 0)
    for order in [["a.tape", "lost.tape"], ["lost.tape", "a.tape"]] {
      #expect(try program.run(["check"] + order).status == 65)
    }
  }

  @Test("fails with what is found, also where events are missing")
  func lossesAndFindings() throws {
    let faulty = "setup stack main=[A]\n1 push B animated 0.3\n1.1 push C animated 0.3\n2 end\n"
    try program.record(faulty)
    try program.record(Program.shortScript, as: "b.tape")
    var bytes = try program.folder.bytes("b.tape")
    bytes[bytes.count / 2] ^= 1
    _ = try program.folder.write(bytes, to: "lost.tape")
    #expect(try program.run("check", "a.tape", "lost.tape").status == 1)
    #expect(try program.run("check", "lost.tape", "a.tape").status == 1)
  }
}
