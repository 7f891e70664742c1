import Testing

@Suite("A terminal that the player had")
struct TerminalStateTests {
  let player: Player

  init() throws { player = try Player() }

  @Test(
    "is as it was when the player is killed by a signal",
    arguments: [
      ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("SEGV", 139), ("ABRT", 134), ("USR1", 138),
      ("FPE", 136), ("BUS", 135),
    ]
  )
  func killed(signal: String, status: Int) throws {
    try player.open()
    _ = try player.program.shell("kill -\(signal) \(try player.processID())")
    try player.expectEnd(status: status)
  }

  @Test("is as it was while the player is stopped, and is taken again when it goes on")
  func suspended() throws {
    try player.open("--at \"#10\"")
    let before = Player.panes(try player.wait(forEvent: 10))
    try player.terminal.press("C-z")
    try player.terminal.wait("the shell") { $0.contains("Stopped") }
    #expect(try player.terminal.modes() == Player.untouched)
    try player.terminal.enter("stty -a > stopped; echo noted")
    try player.terminal.wait("the note") { $0.contains("\nnoted") }
    try player.expectSettings("stopped")
    try player.terminal.enter("fg")
    try player.terminal.wait("the player again") { Player.panes($0) == before }
    #expect(try player.terminal.modes() == "alternate=1 cursor=0 mouse=1")
    try player.terminal.press("q")
    try player.terminal.wait("the shell again") { !$0.contains("╭") }
    #expect(try player.terminal.modes() == Player.untouched)
  }

  @Test(
    "is not touched for a tape or a position that does not exist",
    arguments: [("none.tape", 66), ("a.tape --at @none", 64)]
  )
  func refused(words: String, status: Int) throws {
    try player.terminal.enter("clear; touchtape scrub \(words); echo ended $?")
    let screen = try player.terminal.wait("the end") { $0.contains("ended \(status)") }
    #expect(screen.contains("touchtape: "))
    #expect(try player.terminal.modes() == Player.untouched)
  }

  @Test("shows names from a tape escaped")
  func hostile() throws {
    try player.program.record(
      "setup stack main=[\"\\u{1B}[2J\\u{1B}]0;title\\u{7}\"]\n0.1 mark \"\\u{1B}c\"\n0.2 end\n",
      as: "hostile.tape"
    )
    try player.terminal.enter(
      "clear; touchtape scrub hostile.tape"
    )
    let screen = try player.terminal.wait("the player") { Player.position(in: $0) != nil }
    #expect(screen.contains("keys") || screen.contains("? help"))
    try player.terminal.press("q")
    try player.terminal.wait("the shell") { !$0.contains("╭") }
  }
}
