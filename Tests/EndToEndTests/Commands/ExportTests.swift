import Testing

@Suite("export")
struct ExportTests {
  @Test("writes text that records as the same tape, header and policies included")
  func roundTrip() throws {
    let program = try Program()
    let header = """
      tape device phone vendor=acme
      tape meta "odd key"="a \\"quoted\\" value"
      setup policy gestureOnRoot=accept
      setup size 844x390 dir=rtl scale=2 rate=60

      """
    try program.record(header + Program.shortScript)
    #expect(try program.run("export", "a.tape", "--format", "text", "-o", "a.txt").status == 0)
    #expect(try program.run("record", "a.txt", "-o", "b.tape").status == 0)
    #expect(try program.folder.bytes("b.tape") == (try program.folder.bytes("a.tape")))
  }

  @Test("goes through a pipe")
  func pipe() throws {
    let program = try Program()
    try program.record(Program.shortScript)
    let outcome = try program.shell(
      "touchtape export a.tape -o - | touchtape record - -o - | cmp - a.tape"
    )
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.remarks)")
  }
}
