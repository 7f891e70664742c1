import Testing

@Suite("The player in a terminal")
struct ScrubTests {
  let player: Player

  init() throws { player = try Player() }

  @Test(
    "shows the phone, the position and the keys, and quits without a trace",
    arguments: ["q", "C-c", "Escape"]
  )
  func openAndQuit(key: String) throws {
    try player.open()
    let screen = try player.terminal.wait("the phone") { $0.contains("Detail") }
    #expect(screen.contains("╭"))
    #expect(screen.contains("? help"))
    #expect(try player.terminal.modes() == "alternate=1 cursor=0 mouse=1")
    try player.terminal.press(key)
    try player.expectEnd(status: 0)
  }

  @Test("steps forth and back, and shows the same again")
  func steps() throws {
    try player.open("--at \"#10\"")
    let before = Player.panes(try player.wait(forEvent: 10))
    try player.terminal.press("Right")
    try player.wait(forEvent: 11)
    try player.terminal.press("Left")
    #expect(Player.panes(try player.wait(forEvent: 10)) == before)
    try player.terminal.press("Down")
    try player.wait(forEvent: 20)
    try player.terminal.press("Up")
    #expect(Player.panes(try player.wait(forEvent: 10)) == before)
  }

  @Test("plays to the end, and back to the start")
  func plays() throws {
    try player.open("--at start")
    let start = try player.wait(forEvent: 0)
    let count = try #require(Player.position(in: start)).count
    try player.terminal.press("Space")
    try player.wait(forEvent: count)
    try player.terminal.press("r")
    try player.terminal.wait("the start") { Player.position(in: $0)?.time == 0 }
  }

  @Test("jumps to start and end, to a time, and to a mark")
  func jumps() throws {
    try player.open()
    try player.terminal.press("End")
    let end = try player.terminal.wait("the end of the tape") {
      Player.position(in: $0).map { $0.event == $0.count } == true
    }
    let count = try #require(Player.position(in: end)).count
    try player.terminal.press("Home")
    try player.wait(forEvent: 0)
    try player.terminal.type("g0.600\r")
    try player.terminal.wait("0.6 s") { Player.position(in: $0)?.time == 0.6 }
    try player.terminal.type("g@back\r")
    try player.terminal.wait("the mark") { $0.contains("mark back") }
    try player.terminal.type("g#\(count)\r")
    try player.wait(forEvent: count)
  }

  @Test("finds a text in events, and finds it again backwards")
  func finds() throws {
    try player.open("--at start")
    try player.terminal.type("/touch up\r")
    let found = try player.terminal.wait("the lifted finger") { $0.contains("touch up") }
    let place = try #require(Player.position(in: found)).event
    try player.terminal.press("End")
    try player.terminal.type("N")
    try player.wait(forEvent: place)
    try player.terminal.type("/no such thing\r")
    try player.terminal.wait("word that there is none") { $0.contains("no such thing") }
    #expect(Player.position(in: try player.terminal.screen())?.event == place)
  }

  @Test("shows another tape beside it, and then the future without an event")
  func beside() throws {
    try player.open("--with a.tape --at \"#20\"")
    try player.terminal.wait("two phones") { $0.contains("* a.tape") && $0.contains("╮ ╭") }
    try player.terminal.type("}")
    try player.terminal.wait("word that both are the same") {
      $0.contains("there is no difference")
    }
    try player.terminal.press("Escape")
    try player.terminal.wait("one phone") { !$0.contains("* a.tape") }
    try player.terminal.type("D")
    try player.terminal.wait("the future") { $0.contains("without #20") }
    try player.terminal.type("WflickS\t100\r")
    try player.terminal.wait("another future") { $0.contains("flickSpeed=100 ") }
  }

  @Test("explains its keys, and goes on where it was")
  func help() throws {
    try player.open("--at \"#10\"")
    let before = Player.panes(try player.wait(forEvent: 10))
    try player.terminal.press("?")
    try player.terminal.wait("the help") { $0.contains("play in reverse") }
    try player.terminal.press("Space")
    try player.terminal.wait("the phone again") { Player.panes($0) == before }
  }

  @Test("follows the size of its window, and asks for room where there is too little")
  func resizes() throws {
    try player.open("--at \"#10\"")
    let before = Player.panes(try player.wait(forEvent: 10))
    try player.terminal.resize(columns: 140, rows: 45)
    try player.terminal.wait("a taller phone") { screen in
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.count >= 45 && lines[43...].joined().contains("? help")
    }
    try player.terminal.resize(columns: 30, rows: 5)
    try player.terminal.wait("word about the size") { $0.contains("80x24") }
    try player.terminal.resize(columns: 100, rows: 30)
    try player.terminal.wait("the old picture") { Player.panes($0) == before }
  }

  @Test("goes where the timeline is pressed and dragged, and steps with the wheel")
  func mouse() throws {
    try player.open("--at start")
    let screen = try player.wait(forEvent: 0)
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let axis = try #require(lines.firstIndex { $0.hasPrefix("▲") || $0.hasPrefix("▴") })
    try player.terminal.type("\u{1B}[<0;50;\(axis)M")
    let pressed = try player.terminal.wait("the middle") {
      (Player.position(in: $0)?.event ?? 0) > 0
    }
    let middle = try #require(Player.position(in: pressed))
    try player.terminal.type("\u{1B}[<32;99;\(axis)M\u{1B}[<0;99;\(axis)m")
    try player.terminal.wait("further on") {
      (Player.position(in: $0)?.time ?? 0) > middle.time
    }
    try player.terminal.press("Home")
    try player.wait(forEvent: 0)
    try player.terminal.type("\u{1B}[<65;10;10M")
    try player.terminal.wait("a step") { (Player.position(in: $0)?.event ?? 0) > 0 }
  }

  @Test("survives bytes that mean nothing")
  func noise() throws {
    try player.open("--at \"#10\"")
    try player.terminal.type(
      "\u{1B}[<999999999999;1M\u{1B}[1;99Z\u{1B}]0;x\u{7}\u{1B}[200~pasted\u{1B}[201~"
    )
    try player.terminal.type("g#12\r")
    try player.wait(forEvent: 12)
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
  }

  @Test("follows a tape that is recorded, stays where it was scrubbed to, and returns to the end")
  func follows() throws {
    try player.openGrowing("live.tape", events: 10)
    try player.feed("7")
    try player.terminal.wait("live") { $0.contains("#17 of 17") && $0.contains(" live") }
    try player.terminal.press("Left")
    try player.wait(forEvent: 16)
    try player.feed("100")
    try player.terminal.wait("growth") { $0.contains("#16 of 117") && $0.contains(" recording") }
    try player.terminal.press("G")
    try player.wait(forEvent: 117)
    try player.feed("end")
    try player.terminal.wait("the end") { $0.contains("#117 of 117") && !$0.contains(" live") }
    try player.terminal.press("q")
  }

  @Test(
    "gives way where the terminal is dumb or unknown, and leaves it alone",
    arguments: ["TERM=dumb", "-u TERM"]
  )
  func dumb(term: String) throws {
    try player.terminal.enter(
      "env \(term) touchtape scrub a.tape 2> said; status=$?; clear; cat said; echo ended $status"
    )
    let screen = try player.terminal.wait("the filmstrip") { $0.contains("ended 0\n") }
    #expect(screen.contains("this is the filmstrip instead"))
    try player.terminal.enter(
      "clear; env \(term) touchtape record --live -o live.tape; echo ended $?"
    )
    let refusal = try player.terminal.wait("the refusal") { $0.contains("ended 64\n") }
    #expect(refusal.contains("needs a terminal, which TERM names"))
    #expect(try player.terminal.modes() == Player.untouched)
  }
}
