import Foundation
import Testing

@Suite("The player's actions in a terminal")
struct ScrubActingTests {
  let player: Player

  init() throws { player = try Player() }

  @Test("press the keys of a script first and then hand over")
  func handsOver() throws {
    try player.open("--keys \"g#10<enter><wait 5s><right>\"")
    try player.wait(forEvent: 11)
    try player.terminal.press("Right")
    try player.wait(forEvent: 12)
    try player.terminal.press("Space")
    try player.terminal.wait("playing") { (Player.position(in: $0)?.event ?? 0) > 14 }
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
  }

  @Test("copy through tmux where it allows that")
  func clipboard() throws {
    try player.terminal.command("set-option -g set-clipboard on")
    try player.open("--at \"#10\"")
    try player.wait(forEvent: 10)
    try player.terminal.type("Y")
    try player.terminal.wait("word of the clipboard") { $0.contains("clipboard (OSC 52)") }
    try player.terminal.type("q")
    try player.expectEnd(status: 0)
    let line = try player.program.run("events", "a.tape", "--from", "#10", "--to", "#10").text
    #expect(try player.terminal.command("show-buffer") + "\n" == line)
  }

  @Test("write a mark, a cut and a test, and say where")
  func files() throws {
    try player.open("--at \"#10\"")
    try player.wait(forEvent: 10)
    try player.terminal.type("mhere\r")
    try player.terminal.wait("word of the mark") { $0.contains("marked @here") }
    try player.terminal.type("zX")
    try player.terminal.wait("word of the cut") { $0.contains("to a-cut-1.tape") }
    try player.terminal.type("E")
    try player.terminal.wait("word of the test") { $0.contains("a-test-1.gesture") }
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
    #expect(try player.program.run("verify", "a-test-1.gesture").status == 0)
    #expect(try player.program.run("state", "a.tape", "--at", "@here").status == 0)
  }

  @Test("loop, and show that they do")
  func loops() throws {
    try player.open("--keys \"g0.2<enter>ag0.4<enter>b<space>\"")
    try player.terminal.wait("the loop") { $0.contains("loop 0.200-0.400") }
    var times: [Double] = []
    for _ in 0..<20 {
      if let time = Player.position(in: try player.terminal.screen())?.time { times.append(time) }
    }
    #expect(times.allSatisfy { $0 >= 0.2 && $0 <= 0.4 })
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
  }

  @Test("cost nothing while nobody does anything")
  func rests() throws {
    try player.open("--at \"#10\"")
    try player.wait(forEvent: 10)
    let id = try player.processID()
    let wakeups = { () throws -> Int in
      let text = try player.program.shell("grep -h ctxt /proc/\(id)/task/*/status").text
      return text.split { !$0.isNumber }.compactMap { Int($0) }.reduce(0, +)
    }
    // The timeline and the checks are done when two looks in a row find the process asleep.
    var (before, quiet) = (try wakeups(), 0)
    for _ in 0..<200 where quiet < 5 {
      usleep(50_000)
      let now = try wakeups()
      quiet = now == before ? quiet + 1 : 0
      before = now
    }
    #expect(quiet == 5, "it never comes to rest")
    try player.terminal.press("q")
    try player.expectEnd(status: 0)
  }

  @Test("say what to do where there is a terminal to see but none to type in")
  func noKeyboard() throws {
    try player.terminal.enter("clear; touchtape scrub a.tape < /dev/null; echo ended $?")
    let screen = try player.terminal.wait("the end") { $0.contains("ended 64") }
    #expect(screen.contains("standard input is no terminal"))
    #expect(screen.contains("--keys"))
    #expect(try player.terminal.modes() == Player.untouched)
  }

  @Test("write beside a tape that is still being recorded")
  func live() throws {
    try player.openGrowing("live.tape", events: 10)
    try player.terminal.type("mhere\r")
    try player.terminal.wait("word of the mark") { $0.contains("marked @here") }
    try player.feed("7")
    try player.wait(forEvent: 17)
    try player.terminal.press("Home", "a", "End", "b", "X")
    try player.terminal.wait("word of the cut") { $0.contains("to live-cut-1.tape") }
    try player.feed("end")
    try player.terminal.wait("the end") { !$0.contains("x1 live") }
    try player.terminal.press("q")
    let state = try player.program.run("state", "live.tape", "--at", "@here")
    #expect(state.status == 0)
    #expect(state.text.contains("after event 10,"))
    #expect(try player.program.run("info", "live-cut-1.tape", "--verify").status == 0)
  }

  @Test("end with their terminal")
  func gone() throws {
    try player.open("--at \"#10\"")
    try player.wait(forEvent: 10)
    let id = try player.processID()
    try player.terminal.command("kill-server")
    var isThere = true
    for _ in 0..<400 where isThere {
      usleep(20_000)
      isThere = try player.program.shell("kill -0 \(id)").status == 0
    }
    #expect(!isThere)
  }
}
