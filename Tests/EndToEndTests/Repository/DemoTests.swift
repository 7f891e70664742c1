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

  @Test("opens the player at its end where a person watches")
  func terminal() throws {
    let program = try Program()
    let terminal = try Tmux(program, columns: 120, rows: 40)
    let surroundings = "TOUCHTAPE='\(BuildFolder.program)' TMPDIR='\(program.folder.location)'"
    try terminal.enter("\(surroundings) '\(Repository.path("tools/demo"))'; echo ended $?")
    try terminal.wait("the question") { $0.contains("Press return") }
    try terminal.press("Enter")
    try terminal.wait("the player") { Player.position(in: $0) != nil }
    try terminal.press("q")
    try terminal.wait("the end") { $0.contains("ended 0") }
    #expect(try terminal.modes() == Player.untouched)
  }

  @Test("fails where the program fails", arguments: ["record", "state", "filmstrip", "verify"])
  func honest(command: String) throws {
    var program = try Program()
    // Written by the shell: a file that another test's child still holds open cannot be run.
    let written = try program.shell(
      """
      cat > touchtape <<'END'
      #!/bin/sh
      [ "$1" = \(command) ] && exit 65
      exec '\(BuildFolder.program)' "$@"
      END
      chmod +x touchtape
      """
    )
    try #require(written.status == 0)
    let broken = program.folder.path("touchtape")
    program.environment = ["TOUCHTAPE": broken, "TMPDIR": program.folder.location]
    let outcome = try program.shell("'\(Repository.path("tools/demo"))' </dev/null")
    #expect(outcome.status != 0)
    #expect(outcome.lines.last?.contains(" scrub ") == false)
  }
}
