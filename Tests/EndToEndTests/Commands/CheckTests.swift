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
}
