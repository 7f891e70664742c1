import Testing

@Suite("The player's view")
struct RememberedViewTests {
  let player: Player

  init() throws { player = try Player(columns: 120, rows: 40) }

  @Test("is remembered from one tape to the next, once it was changed")
  func remembered() throws {
    try player.open("--at \"#10\"")
    try player.terminal.wait("a normal layout") {
      $0.contains("recognizers ") && $0.contains("list ")
    }
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
    #expect(!player.program.folder.names.contains("config"))
    try player.open("--at \"#10\"")
    try player.terminal.type("pl")
    try player.terminal.wait("no list") { $0.contains("pane list is hidden") }
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
    let bytes = try player.program.folder.bytes("config/touchtape/scrub")
    #expect(String(decoding: bytes, as: UTF8.self) == "touchtape scrub view 1\nhide list\n")
    try player.open("--at \"#10\"")
    let screen = try player.terminal.wait("the player") { $0.contains("changed ") }
    #expect(!screen.contains("list  "))
  }

  @Test("is left alone where its file holds something else, and that is said")
  func foreign() throws {
    _ = try player.program.shell("mkdir -p config/touchtape; echo hello > config/touchtape/scrub")
    try player.open("--at \"#10\"")
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
    let screen = try player.terminal.screen()
    #expect(screen.contains("the remembered view is ignored"))
    #expect(try player.program.folder.bytes("config/touchtape/scrub").count == 6)
  }
}
