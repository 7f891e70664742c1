import Testing

@Suite("tools/demo")
struct DemoTests {
  @Test("records a session, replays it both ways, shows it, and says how to open the player")
  func demo() throws {
    var program = try Program()
    program.environment = [
      "TOUCHTAPE": BuildFolder.program, "TMPDIR": program.folder.location,
    ]
    let outcome = try program.shell("'\(Repository.path("tools/demo"))' </dev/null")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.remarks)")
    #expect(outcome.lines.contains("the digests are the same both ways"))
    #expect(outcome.lines.contains { $0.hasSuffix(" passed, 0 failed") })
    let last = try #require(outcome.lines.last)
    #expect(last.contains(" scrub ") && last.hasSuffix("/swipe.tape"))
    // What it tells people to type works.
    #expect(try program.shell(last).status == 0)
  }

  @Test("fails where the program fails")
  func honest() throws {
    var program = try Program()
    let broken = try program.folder.write("#!/bin/sh\nexit 74\n", to: "touchtape")
    #expect(try program.shell("chmod +x touchtape").status == 0)
    program.environment = ["TOUCHTAPE": broken, "TMPDIR": program.folder.location]
    let outcome = try program.shell("'\(Repository.path("tools/demo"))' </dev/null")
    #expect(outcome.status != 0)
    #expect(!outcome.text.contains("same both ways"))
  }
}
