import TapeRegression
import TestSupport
import Testing

@Suite("An approver")
struct ApproverTests {
  @Test("shows what changes, and writes it only when told to")
  func shows() throws {
    let folder = try TemporaryFolder()
    try folder.write(ScriptTape("setup stack main=[A]").bytes, to: "x.tape")
    try folder.write("expect end main=[A]", to: "y.gesture")
    let approval = try #require(try Approver().review([folder.path]).first)
    #expect(approval.isNeeded)
    #expect(approval.changes.allSatisfy { $0.hasPrefix("+") || $0.hasPrefix("@@ ") })
    #expect(throws: (any Error).self) { try folder.read("x.outline") }
    try approval.write()
    let again = try #require(try Approver().review([folder.path]).first)
    #expect(!again.isNeeded)
    #expect(again.changes == [])
  }

  @Test("never writes a tape")
  func tapes() throws {
    let folder = try TemporaryFolder()
    let bytes = try ScriptTape(ScriptTape.story).bytes
    try folder.write(bytes, to: "x.tape")
    for approval in try Approver().review([folder.path]) { try approval.write() }
    #expect(try folder.bytes("x.tape") == bytes)
  }

  @Test("makes no outline of a damaged tape")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.write("no tape at all", to: "x.tape")
    let approval = try #require(try Approver().review([folder.path]).first)
    #expect(approval.problem != nil)
    #expect(!approval.isNeeded)
    try approval.write()
    #expect(throws: (any Error).self) { try folder.read("x.outline") }
  }

  @Test("puts back an outline of which only the last line end is missing")
  func lineEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write(ScriptTape("setup stack main=[A]").bytes, to: "x.tape")
    for approval in try Approver().review([folder.path]) { try approval.write() }
    let text = try folder.read("x.outline")
    try folder.write(String(text.dropLast()), to: "x.outline")
    let approval = try #require(try Approver().review([folder.path]).first)
    #expect(approval.changes == ["the line ends differ"])
    try approval.write()
    #expect(try folder.read("x.outline") == text)
  }

  @Test("wants tapes")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("push A", to: "x.gesture")
    #expect(throws: RegressionError.self) { try Approver().review([folder.path]) }
  }
}
