import Testing

@Suite("A live recording in a terminal")
struct LiveTests {
  let live: LivePlayer

  init() throws { live = try LivePlayer() }

  @Test("pushes with keys, pops with a drag across the phone, and says how to look at it")
  func session() throws {
    try live.record()
    try live.terminal.press("n")
    try live.terminal.wait("the push") { $0.contains("main is Home > List") }
    try live.drag(row: 14, columns: Array(stride(from: 1, through: 22, by: 2)))
    try live.terminal.wait("the pop") { $0.contains("edge.1 has finished") }
    try live.terminal.press("m")
    try live.terminal.type("done\r")
    try live.terminal.wait("the mark") { $0.contains("marked @done") }
    try live.terminal.press("q")
    try live.player.expectEnd(status: 0)
    let screen = try live.terminal.screen()
    #expect(screen.contains("live.tape: "))
    #expect(screen.contains("touchtape scrub live.tape"))
    let outline = try live.ask("outline live.tape")
    #expect(outline.contains("edge.1 begins: pop List -> Home, interactive"))
    #expect(outline.contains("mark done"))
    let events = try live.ask("events live.tape")
    #expect(events.contains("push List animated 0.35 on=main by=user"))
    #expect(events.contains(" end"))
    #expect(try live.ask("info live.tape --verify").contains("health"))
  }

  @Test("loses nothing that was done before it was killed")
  func killed() throws {
    try live.record()
    try live.terminal.press("n")
    try live.terminal.wait("the push") { $0.contains("main is Home > List") }
    try live.drag(row: 14, columns: [1, 4, 8], releasing: false)
    let screen = try live.terminal.wait("the drag") { $0.contains("edge.1 interactive") }
    let count = try #require(screen.firstMatch(of: /#(\d+)/).flatMap { Int($0.1) })
    _ = try live.program.shell("kill -9 \(try live.player.processID())")
    try live.terminal.wait("the shell") { $0.contains("ended 137") }
    let info = try live.program.run(["info", "live.tape"])
    #expect(info.status == 0)
    #expect(info.text.contains("\(count)"), "\(info.text)")
    let lines = try live.ask("events live.tape").split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("tape") }.count >= count)
    #expect(lines.contains { $0.contains("touch move id=1") })
  }

  @Test(
    "seals the tape and leaves the terminal as it was when it is asked to end",
    arguments: ["TERM", "HUP", "INT"]
  )
  func asked(signal: String) throws {
    try live.record()
    try live.drag(row: 14, columns: [10, 12], releasing: false)
    try live.terminal.wait("the finger") { $0.contains("1 at ") }
    _ = try live.program.shell("kill -\(signal) \(try live.player.processID())")
    try live.player.expectEnd(status: 0)
    #expect(!live.program.folder.names.contains { $0.contains("journal") })
    let events = try live.ask("events live.tape").split(separator: "\n")
    #expect(events.last?.hasSuffix(" end") == true)
    #expect(events.contains { $0.contains("touch cancel id=1") })
  }

  @Test("is watched from outside meanwhile, to its end")
  func watched() throws {
    try live.record()
    let follow = "touchtape events --follow live.tape > followed 2> /dev/null &"
    _ = try live.program.shell(follow)
    try live.terminal.press("n")
    try live.terminal.wait("the push, there and here") { screen in
      try screen.contains("main is Home > List") && followed.contains("push List")
    }
    try live.terminal.press("q")
    try live.player.expectEnd(status: 0)
    try live.terminal.wait("the follower's end") { _ in try followed.hasSuffix(" end\n") }
    #expect(try live.ask("events live.tape").hasSuffix(followed.suffix(200)))
  }

  /// What a command in the background has written.
  private var followed: String {
    get throws { String(decoding: try live.program.folder.bytes("followed"), as: UTF8.self) }
  }

  @Test("gives the terminal to the shell while it is stopped, and takes its fingers away before")
  func suspended() throws {
    try live.record()
    try live.drag(row: 14, columns: [10, 12], releasing: false)
    try live.terminal.wait("the finger") { $0.contains("1 at ") }
    try live.terminal.press("C-z")
    try live.terminal.wait("the shell") { $0.contains("Stopped") }
    #expect(try live.terminal.modes() == Player.untouched)
    try live.terminal.enter("fg")
    try live.terminal.wait("the phone again") { $0.contains("touch cancel id=1") }
    #expect(try live.terminal.modes() == "alternate=1 cursor=0 mouse=1")
    try live.terminal.press("q")
    try live.terminal.wait("the shell again") { !$0.contains("╭") }
    #expect(try live.terminal.modes() == Player.untouched)
  }

  @Test("moves a finger by arrows, takes its setup from a script, and takes two keys for a pinch")
  func arrows() throws {
    _ = try live.program.folder.write(
      "setup stack main=[Home,Inbox]\nsetup recognizer back pan on=main preset=backSwipe\n",
      to: "phone.gesture"
    )
    try live.record("phone.gesture")
    try live.terminal.press("Left", "Left", "Left", "Left", "Space")
    try live.terminal.press("Right", "Right", "Right", "Right", "Right", "Right", "Right", "Right")
    try live.terminal.press("Right", "Right", "Right")
    try live.terminal.wait("the drag") { $0.contains("back.1 interactive") }
    try live.terminal.press("Space")
    try live.terminal.wait("its end") { $0.contains("back.1 has finished") }
    try live.terminal.press("C-c")
    try live.player.expectEnd(status: 0)
  }

  @Test("is made by keys on the command line, whose screen is printed where there is no terminal")
  func printed() throws {
    let keys = "n<wait 1s><drag 1,12 14,12 300ms><wait 500ms><resize 100x30>"
    let words = ["record", "--live", "--keys", keys, "--print", "-o"]
    let first = try live.program.run(words + ["one.tape"])
    #expect(first.status == 0)
    #expect(first.lines.count <= 30)
    #expect(first.text.contains("edge.1 has finished"))
    #expect(first.remarks.contains("touchtape scrub one.tape"))
    let second = try live.program.run(words + ["two.tape"])
    #expect(second.text == first.text.replacing("one.tape", with: "two.tape"))
    #expect(try live.ask("events one.tape") == live.ask("events two.tape"))
  }

  @Test("is printed as large, and with as many colours and characters, as it is told")
  func printedOtherwise() throws {
    let words = ["record", "--live", "--keys", "n<wait 1s>", "--print", "-o"]
    let plain = try live.program.run(words + ["one.tape"])
    #expect(plain.text.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(plain.text.steeringScalars.isEmpty)
    let large = try live.program.run(words + ["two.tape", "--size", "120x40"])
    #expect(large.text.split(separator: "\n", omittingEmptySubsequences: false).count == 41)
    let ascii = try live.program.run(words + ["three.tape", "--glyphs", "ascii"])
    #expect(ascii.output.allSatisfy { $0 < 0x80 })
    for depth in ["16", "256", "true"] {
      let name = "\(depth).tape"
      let colored = try live.program.run(words + [name, "--colors", depth])
      #expect(colored.text.contains("\u{1B}["))
      #expect(try live.ask("events \(name)") == live.ask("events one.tape"))
    }
  }

  @Test("goes on in the terminal where its keys have led")
  func handedOver() throws {
    let start = "touchtape record --live -o live.tape --keys \"nm<enter><wait 1s>\""
    try live.terminal.enter("clear; stty -a > before; \(start); echo ended $?; stty -a > after")
    try live.terminal.wait("the push") { $0.contains("main is Home > List") }
    try live.terminal.press("b")
    try live.terminal.wait("the pop") { $0.contains("pop.1 has finished") }
    try live.terminal.press("q")
    try live.player.expectEnd(status: 0)
    #expect(try live.ask("events live.tape").contains("mark mark-1"))
  }

  @Test(
    "is refused where it cannot be made, and says what to do",
    arguments: [
      (["record", "--live", "-o", "x.tape"], 64, "needs a terminal"),
      (["record", "--live"], 64, "missing -o"),
      (["record", "--live", "--print", "--keys", "<nokey>", "-o", "x.tape"], 64, "column 2"),
      (["record", "a.gesture", "--keys", "n", "-o", "x.tape"], 64, "--keys is for --live"),
      (["record", "a.gesture", "--size", "99x30", "-o", "x.tape"], 64, "--size is for --live"),
      (["record", "--live", "--glyphs", "ascii", "-o", "x.tape"], 64, "what --print prints"),
      (["record", "--live", "--print", "--size", "1", "-o", "x.tape"], 64, "--size needs"),
      (["record", "--live", "--keep", "3s", "-o", "x.tape"], 64, "--live records everything"),
      (["record", "--live", "none.gesture", "-o", "x.tape"], 66, "none.gesture"),
    ]
  )
  func refused(words: [String], status: Int32, says: String) throws {
    let outcome = try live.program.run(words)
    #expect(outcome.status == status)
    #expect(outcome.remarks.contains(says), "\(outcome.remarks)")
    #expect(!live.program.folder.names.contains("x.tape"))
  }
}
