import Testing

@Suite("outline")
struct OutlineTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test("tells what happened, and writes nothing")
  func story() throws {
    let outcome = try program.run("outline", "a.tape")
    #expect(outcome.status == 0)
    #expect(outcome.remarks.isEmpty)
    for fact in [
      "recognizer back began", "back.1 ends: finished", "[Home,List,Detail] -> [Home,List]",
    ] {
      #expect(outcome.lines.contains { $0.contains(fact) }, "\(fact)")
    }
    #expect(program.folder.names == ["a.tape"])
  }

  @Test("is what approve stores")
  func stored() throws {
    let outline = try program.run("outline", "a.tape").output
    #expect(try program.run("approve", "a.tape").status == 0)
    #expect(try program.folder.bytes("a.outline") == outline)
  }

  @Test("refuses what is no tape and says how tapes are made")
  func noTape() throws {
    _ = try program.folder.write("", to: "empty.tape")
    let empty = try program.run("outline", "empty.tape")
    #expect(empty.status == 65)
    #expect(empty.remarks.contains("empty.tape: this is not a tape: it is empty"))
    let prose = try program.folder.write("Once upon a time\n", to: "prose.txt")
    let text = try program.run("outline", prose)
    #expect(text.status == 65)
    #expect(text.remarks.contains("touchtape record and touchtape import make tapes"))
    #expect(try program.run("outline", "none.tape").status == 66)
  }
}
