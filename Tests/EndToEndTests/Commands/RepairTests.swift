import Foundation
import Testing

@Suite("repair")
struct RepairTests {
  let program: Program

  init() throws { program = try Program() }

  @Test("makes an intact tape of one whose end was cut off")
  func cut() throws {
    try program.record(Program.shortScript)
    let bytes = try program.folder.bytes("a.tape")
    _ = try program.folder.write(Array(bytes.dropLast(8)), to: "cut.tape")
    let outcome = try program.run(
      "repair",
      program.folder.path("cut.tape"),
      "-o",
      program.folder.path("whole.tape")
    )
    #expect(outcome.status == 0)
    #expect(outcome.remarks.contains(" events, 0 missing"))
    #expect(try program.folder.bytes("whole.tape") == bytes)
  }

  @Test("replaces nothing unless that is asked for")
  func force() throws {
    try program.record(Program.shortScript)
    let tape = program.folder.path("a.tape")
    let outcome = try program.run("repair", tape, "-o", tape)
    #expect(outcome.status == 73)
    #expect(try program.run("repair", tape, "-o", tape, "--force").status == 0)
  }
}
