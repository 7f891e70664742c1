import Testing

@Suite("Standard output")
struct PipeTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record("setup stack main=[A]\n0.1 monkey seed=5 for=60\n")
  }

  @Test("may be closed by its reader: the program ends quietly")
  func brokenPipe() throws {
    let outcome = try program.shell(
      "touchtape events a.tape | head -n 1; echo \"${PIPESTATUS[0]}\""
    )
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.last == "0")
    #expect(outcome.remarks.isEmpty)
  }

  @Test("that is full is an input/output error", arguments: ["events", "state", "info", "changes"])
  func full(command: String) throws {
    let outcome = try program.shell("touchtape \(command) a.tape > /dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.remarks == "touchtape: cannot write: No space left on device\n")
  }

  @Test("that is full is an input/output error for the help, too")
  func fullHelp() throws {
    #expect(try program.shell("touchtape --help > /dev/full").status == 74)
    #expect(try program.shell("touchtape info --help > /dev/full").status == 74)
    #expect(try program.shell("touchtape --version > /dev/full").status == 74)
  }

  @Test("that is closed from the start is an input/output error, and no file suffers")
  func closed() throws {
    let before = try program.folder.bytes("a.tape")
    #expect(try program.shell("touchtape events a.tape >&-").status == 74)
    #expect(try program.folder.bytes("a.tape") == before)
    #expect(try program.shell("touchtape record - -o b.tape </dev/null 2>&-").status == 0)
    #expect(try program.shell("touchtape info b.tape").status == 0)
  }
}
