import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("verify")
struct VerifyTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("passes everything under recordings")
  func recordings() throws {
    let outcome = try program.run("verify", Repository.file("recordings").path)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(try /\d+ passed, 0 failed/.wholeMatch(in: outcome.lines.last ?? "") != nil)
  }

  @Test("exits with 1 and tells file and line where a script's expectation fails")
  func failingScript() throws {
    let script = "setup stack main=[A]\n0.1 push B\nexpect main=[Z]\n0.2 end\n"
    _ = try program.folder.write(script, to: "bad.gesture")
    let outcome = try program.run("verify", "bad.gesture")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("bad.gesture: failed"))
    #expect(outcome.text.contains("bad.gesture:3: expect main=[Z]"))
    #expect(outcome.text.contains("main is [A,B], expected [Z]"))
    #expect(outcome.lines.last == "0 passed, 1 failed")
  }

  @Test("exits with 1 where a tape has no outline, and with 0 once one is approved")
  func approved() throws {
    try program.record(Program.shortScript)
    #expect(try program.run("verify", "a.tape").status == 1)
    let approval = try program.run("approve", "a.tape")
    #expect(approval.status == 0)
    #expect(approval.lines.last == "1 written, 0 unchanged")
    #expect(program.folder.names == ["a.outline", "a.tape"])
    #expect(try program.run("verify", "a.tape").lines == ["1 passed, 0 failed"])
    #expect(try program.run("approve", "a.tape").lines == ["0 written, 1 unchanged"])
  }

  @Test("exits with 1 and shows the difference where an outline was changed by hand")
  func changedOutline() throws {
    try program.record(Program.shortScript)
    #expect(try program.run("approve", "a.tape").status == 0)
    let outline = String(decoding: try program.folder.bytes("a.outline"), as: UTF8.self)
    #expect(outline.contains("List"))
    _ = try program.folder.write(outline.replacing("List", with: "Lost"), to: "a.outline")
    let outcome = try program.run("verify", "a.tape")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("Lost"))
    #expect(outcome.lines.last == "0 passed, 1 failed")
  }

  @Test("never writes a tape")
  func tapesStay() throws {
    try program.record(Program.shortScript)
    let before = try program.folder.bytes("a.tape")
    _ = try program.run("verify", ".")
    _ = try program.run("approve", ".")
    #expect(try program.folder.bytes("a.tape") == before)
  }

  @Test("judges all files, however many, whatever some of them are")
  func folder() throws {
    try program.record(Program.shortScript)
    _ = try program.run("approve", "a.tape")
    _ = try program.folder.write("no tape", to: "b.tape")
    _ = try program.folder.write("0.1 psh A\n", to: "c.gesture")
    _ = try program.folder.write("0.1 end\n", to: "d.gesture")
    let outcome = try program.run("verify", ".", "--jobs", "2")
    #expect(outcome.status == 1)
    #expect(outcome.lines.last == "2 passed, 2 failed")
    #expect(outcome.text.contains("b.tape: failed"))
    #expect(outcome.text.contains("c.gesture: failed"))
  }

  @Test("writes well-formed JUnit XML, whatever the names are")
  func junit() throws {
    _ = try program.folder.write("0.1 psh \u{1B}[2J<&>\n", to: "bad <&\" .gesture")
    let outcome = try program.run("verify", ".", "--junit", "report.xml")
    #expect(outcome.status == 1)
    #expect(outcome.text.steeringScalars.isEmpty)
    let report = try program.folder.bytes("report.xml")
    #expect(String(decoding: report, as: UTF8.self).steeringScalars.isEmpty)
    #expect(XMLParser(data: Data(report)).parse())
  }

  @Test("misses its paths with status 66, and knows when there is nothing to do")
  func nothing() throws {
    for command in ["verify", "approve"] {
      let missing = try program.run(command, "none")
      #expect(missing.status == 66)
      #expect(missing.remarks.contains("none"))
      let empty = try program.run(command, ".")
      #expect(empty.status == 65)
      #expect(!empty.remarks.isEmpty)
    }
  }
}
