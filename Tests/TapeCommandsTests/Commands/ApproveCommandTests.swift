import Foundation
import Testing

@testable import TapeCommands

@Suite("touchtape approve")
struct ApproveCommandTests {
  @Test("shows what it writes, and writes nothing twice")
  func writes() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.writeTape(pushing: "A", to: "a.tape")
    try run.writeTape(pushing: "B", to: "b.tape")
    _ = try run.run(ApproveCommand.self, [run.path("a.tape")])
    let outcome = try run.run(ApproveCommand.self, [run.folder.path])
    #expect(outcome.status == .done)
    #expect(outcome.output.hasPrefix("\(run.path("b.outline")):\n"))
    #expect(outcome.output.contains("main [] -> [B]\n"))
    #expect(outcome.output.hasSuffix("\n1 written, 1 unchanged\n"))
    let again = try run.run(ApproveCommand.self, [run.folder.path])
    #expect(again.output == "0 written, 2 unchanged\n")
  }

  @Test("shows the lines that change")
  func changes() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.writeTape(pushing: "A", to: "a.tape")
    _ = try run.run(ApproveCommand.self, [run.folder.path])
    try run.writeTape(pushing: "B", to: "a.tape")
    let outcome = try run.run(ApproveCommand.self, [run.folder.path])
    #expect(outcome.output.contains("  -    0.000000  #1       main [] -> [A]\n"))
    #expect(outcome.output.contains("  +    0.000000  #1       main [] -> [B]\n"))
    #expect(try run.run(VerifyCommand.self, [run.folder.path]).status == .done)
  }

  @Test("says which outline cannot be read, and why")
  func unreadable() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.writeTape(pushing: "A", to: "a.tape")
    let outline = run.path("a.outline")
    try FileManager.default.createDirectory(atPath: outline, withIntermediateDirectories: false)
    let outcome = try run.run(ApproveCommand.self, [run.path("a.tape")])
    let told = outcome.output + (outcome.error?.message ?? "")
    #expect(told.contains("\(outline): cannot read: Is a directory"), "\(told)")
  }

  @Test("goes on behind a tape that cannot be read, and says no")
  func damaged() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("nonsense", to: "a.tape")
    try run.writeTape(pushing: "B", to: "b.tape")
    let outcome = try run.run(ApproveCommand.self, [run.folder.path])
    #expect(outcome.status == .no)
    #expect(outcome.output.hasPrefix(run.path("a.tape") + ": "))
    #expect(outcome.output.hasSuffix("1 written, 0 unchanged, 1 failed\n"))
  }

  @Test("ends with 66 for no such path, 65 where there is no tape")
  func nothing() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("push A", to: "a.gesture")
    #expect(try run.run(ApproveCommand.self, [run.path("x")]).status == .noInput)
    #expect(try run.run(ApproveCommand.self, [run.folder.path]).status == .badData)
  }
}
