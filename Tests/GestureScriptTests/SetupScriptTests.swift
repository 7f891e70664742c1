import SessionModel
import Testing

@testable import GestureScript

@Suite("A setup script")
struct SetupScriptTests {
  private static func perform(_ text: String) throws -> PerformedScript {
    try Script.parse(Array(text.utf8), file: "phone.gesture").performSetup()
  }

  @Test("gives its header and its setup lines at time 0")
  func performs() throws {
    let setup = try Self.perform(
      "# a phone\n\ntape writer=lab\nsetup size 390x844\n0 setup stack main=[A]\nsetup seed=3\n"
    )
    #expect(setup.events.map(\.time) == [.zero, .zero])
    #expect(setup.description.writer == "lab")
    #expect(setup.description.seed == 3)
    #expect(setup.names.find("A") != nil)
  }

  @Test(
    "refuses any other line, and says where it stands",
    arguments: [
      ("push A", 1), ("tap at=1,2", 1), ("wait 1", 1), ("expect end main=[A]", 1), ("end", 1),
      ("0.000001 setup stack main=[A]", 1), ("+0.5 setup stack main=[A]", 1),
    ]
  )
  func refuses(line: String, column: Int) throws {
    let error = try #require(throws: ScriptError.self) {
      try Self.perform("setup size 390x844\n\(line)\n")
    }
    #expect(error.file == "phone.gesture")
    #expect(error.line == 2)
    #expect(error.column == column)
    #expect(error.expected != nil)
  }
}
