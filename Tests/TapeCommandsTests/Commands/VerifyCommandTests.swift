import Foundation
import Testing

@testable import TapeCommands

@Suite("touchtape verify")
struct VerifyCommandTests {
  @Test("says how many passed, and that all did")
  func passes() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("setup stack main=[A]\nexpect main=[A]", to: "a.gesture")
    try run.writeTape(pushing: "B", to: "b.tape")
    _ = try run.run(ApproveCommand.self, [run.folder.path])
    let outcome = try run.run(VerifyCommand.self, [run.folder.path])
    #expect(outcome.status == .done)
    #expect(outcome.output == "2 passed, 0 failed\n")
    #expect(outcome.remarks == "")
  }

  @Test("tells of each file that fails, and of what differs")
  func fails() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("setup stack main=[A]\nexpect main=[\"\\u{1b}\"]", to: "a.gesture")
    try run.write("push A", to: "b.gesture")
    let outcome = try run.run(VerifyCommand.self, ["--jobs", "2", run.folder.path])
    let path = run.path("a.gesture")
    #expect(outcome.status == .no)
    #expect(
      outcome.output == """
        \(path): failed
          \(path):2: expect main=["\\u{1b}"]
            main is [A], expected ["\\u{1b}"]
        1 passed, 1 failed

        """
    )
  }

  @Test("writes its results as JUnit XML, too")
  func junit() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("expect main=[\"<\"]", to: "a.gesture")
    _ = try run.run(VerifyCommand.self, [run.folder.path, "--junit", run.path("out.xml")])
    let report = String(decoding: try run.bytes(of: "out.xml"), as: UTF8.self)
    #expect(report.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"))
    #expect(report.contains("expect main=[&quot;&lt;&quot;]"))
  }

  @Test("ends with 66 for no such path, 65 for nothing to verify")
  func nothing() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    let missing = try run.run(VerifyCommand.self, [run.path("none")])
    #expect(missing.status == .noInput)
    let empty = try run.run(VerifyCommand.self, [run.folder.path])
    #expect(empty.status == .badData)
    #expect(empty.error?.message.hasSuffix("no file whose name ends in .tape or .gesture") == true)
  }

  @Test(
    "wants a path, and a number of jobs from 1 on",
    arguments: [
      [], ["--jobs", "0", "x"], ["--jobs", "many", "x"], ["--jobs", "257", "x"],
    ]
  )
  func usage(words: [String]) {
    #expect(throws: UsageError.self) {
      try VerifyCommand(Arguments(words, options: VerifyCommand.options))
    }
  }
}
