import Foundation
import Testing

@Suite("tools/frozen")
struct FrozenTapesTests {
  let program: Program

  init() throws { program = try Program() }

  private func check(_ folder: String) throws -> Outcome {
    try program.shell("'\(Repository.path("tools/frozen"))' '\(folder)'")
  }

  @Test("finds every tape of a released version as it was")
  func recordings() throws {
    let outcome = try check(Repository.path("recordings"))
    #expect(outcome.status == 0, "\(outcome.remarks)")
  }

  @Test("finds a tape that changed, one that vanished, one that is not listed, and what is no tape")
  func changes() throws {
    let setup = """
      mkdir -p r/v1 r/v2 && cd r/v1 && echo a >a.tape && echo b >b.tape
      { command -v sha256sum >/dev/null && sha256sum *.tape || shasum -a 256 *.tape; } >FROZEN
      echo new >../v2/new.tape
      """
    #expect(try program.shell(setup).status == 0)
    let folder = program.folder.path("r")
    #expect(try check(folder).status == 0)
    #expect(try program.shell("echo c >r/v1/c.tape").status == 0)
    #expect(try check(folder).remarks.contains("c.tape: is of a released version and not listed"))
    #expect(try program.shell("mv r/v1/c.tape r/v1/a.tape.notes").status == 0)
    #expect(try check(folder).remarks.contains("a.tape.notes: is neither a tape nor an outline"))
    #expect(try program.shell("mv r/v1/a.tape.notes r/v1/c.outline").status == 0)
    #expect(try check(folder).remarks.contains("c.outline: is the outline of no tape"))
    #expect(try program.shell("rm r/v1/c.outline; echo x >>r/v1/a.tape").status == 0)
    #expect(try check(folder).remarks.contains("a.tape: is frozen and has changed"))
    #expect(try program.shell("rm r/v1/a.tape").status == 0)
    let outcome = try check(folder)
    #expect(outcome.status == 1)
    #expect(outcome.remarks.contains("a.tape: is frozen and has vanished"))
  }
}
