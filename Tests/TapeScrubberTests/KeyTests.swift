import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The keys")
struct KeyTests {
  @Test(
    "quit, suspend and paint again",
    arguments: [
      (Key("q"), ScrubberEffect.quit), (Key(.escape), .quit), (Key("c", .control), .quit),
      (Key("z", .control), .suspend), (Key("l", .control), .repaint),
    ]
  )
  func effects(key: Key, effect: ScrubberEffect) throws {
    var model = ScrubberModel(try SampleSession.source())
    #expect(model.update(.key(key)) == [effect])
  }

  @Test("leave what is open before they quit")
  func escape() throws {
    var model = ScrubberModel(try SampleSession.source())
    for opener in ["?", "/", "g"] {
      _ = model.update(.key(Key(Character(opener))))
      #expect(model.update(.key(Key(.escape))) == [])
    }
    _ = model.update(.key(Key("/")))
    #expect(model.update(.key(Key("q"))) == [])
    #expect(model.prompt?.text == "q")
    #expect(model.update(.key(Key("c", .control))) == [.quit])
  }

  @Test("step by events, however long the tape is")
  func steps() throws {
    var model = ScrubberModel(try SampleSession.source())
    _ = model.update(.key(Key(.home)))
    #expect(model.position == .start)
    for expected in 1...5 {
      _ = model.update(.key(Key(.right)))
      #expect(model.position.event == expected)
    }
    _ = model.update(.key(Key(.down)))
    #expect(model.position.event == 15)
    _ = model.update(.key(Key(.up)))
    _ = model.update(.key(Key(.left)))
    #expect(model.position.event == 4)
    _ = model.update(.key(Key(.end)))
    #expect(model.position.event == model.replayer.eventCount)
    _ = model.update(.key(Key(.right)))
    #expect(model.position.event == model.replayer.eventCount)
  }

  @Test("jump to tenths", arguments: 0...9)
  func tenths(tenth: Int) throws {
    let source = try SampleSession.source()
    var model = ScrubberModel(source)
    _ = model.update(.key(Key(.end)))
    let end = model.timeline.end.microseconds
    _ = model.update(.key(Key(Character("\(tenth)"))))
    let time = Time(microseconds: end * Int64(tenth) / 10)
    #expect(model.position == source.position(at: time))
  }

  @Test(
    "go to a position, or say why not",
    arguments: [
      ("#3", 3), ("end", Int.max), ("@taken-back", -1), ("start", 0),
    ]
  )
  func positions(text: String, event: Int) throws {
    let source = try SampleSession.source()
    var model = ScrubberModel(source)
    model.press("1")
    for key in "g\(text)" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    let mark = source.marks().first?.event ?? 0
    #expect(model.position.event == (event < 0 ? mark : min(event, source.events.count)))
    let place = model.position
    for key in "g@nowhere" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    #expect(model.position == place)
    #expect(model.view().lines.last?.contains("no mark 'nowhere'") == true)
  }

  @Test("turn to the next window, where there is one")
  func windows() throws {
    let script = """
      setup stack main=[A]
      setup window w2 stack side=[B]
      1.0 end
      """
    var model = ScrubberModel(try SampleSession.source(script), size: Layout.least)
    model.go(to: "end")
    #expect(model.view().lines[0].hasPrefix("╭─ w1 ─"))
    #expect(model.view().lines[1].hasPrefix("│A "))
    model.press("w")
    #expect(model.view().lines[0].hasPrefix("╭─ w2 ─"))
    #expect(model.view().lines[1].hasPrefix("│B "))
    model.press("w")
    #expect(model.view().lines[0].hasPrefix("╭─ w1 ─"))
  }

  @Test("show what is typed and take it back")
  func typing() throws {
    var model = ScrubberModel(try SampleSession.source())
    for key in "/abc" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.backspace)))
    _ = model.update(.paste("x\ny"))
    #expect(model.view().lines.last == "find: abx y")
    _ = model.update(.key(Key("u", .control)))
    _ = model.update(.key(Key(.backspace)))
    #expect(model.prompt == nil)
  }
}
