import Foundation
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

  @Test(
    "writes JSON lines that are imported as the same tape, for every stored tape",
    arguments: Repository.files(below: "recordings/v1", "tape")
  )
  func jsonLines(tape: String) throws {
    let program = try Program()
    let path = Repository.path(tape)
    let exported = try program.run("export", path, "--format", "jsonl", "-o", "a.jsonl")
    #expect(exported.status == 0, "\(exported.remarks)")
    let json = try program.folder.bytes("a.jsonl")
    for line in json.split(separator: 0x0A) {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line)) }
    }
    #expect(try program.run("import", "a.jsonl", "-o", "b.tape").status == 0)
    let original = try Data(contentsOf: Repository.file(tape))
    #expect(try program.folder.bytes("b.tape") == Array(original))
  }

  @Test("writes a table with a row for each event and the same cells in each row")
  func table() throws {
    let program = try Program()
    try program.record("setup stack main=[Home]\n0.500 mark \"a, b\"\n+0 end\n")
    let outcome = try program.run("export", "a.tape", "--format", "csv", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.remarks)")
    #expect(outcome.lines[0].hasPrefix("event,time,family,type,action,name,touch,x,y,"))
    let events = try program.run("events", "a.tape").lines
    #expect(outcome.lines.count == events.count + 1)
    let mark = "2,0.5,annotation,mark,,\"\"\"a, b\"\"\",,,,,,,,,,\"mark \"\"a, b\"\"\""
    #expect(outcome.lines[2] == mark, "\(outcome.text)")
  }
}
