import SessionModel
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The keys of a live recording")
struct LiveModelTests {
  @Test("push screens that are not in use, and pop them")
  func stack() throws {
    var sample = try LiveSample()
    for _ in 0..<12 {
      sample.type("n")
      sample.wait(milliseconds: 400)
    }
    let screens = try #require(sample.stack("main"))
    #expect(screens.count == 13)
    #expect(Set(screens).count == 13)
    sample.type("b")
    sample.wait(milliseconds: 400)
    #expect(sample.stack("main") == screens.dropLast())
    sample.type("B")
    sample.wait(milliseconds: 400)
    #expect(sample.stack("main") == ["Home"])
    #expect(sample.model.findingCount == 0)
  }

  @Test("present sheets and dismiss them, and say when there is none")
  func sheets() throws {
    var sample = try LiveSample()
    sample.type("s")
    sample.wait(milliseconds: 600)
    sample.type("s")
    sample.wait(milliseconds: 600)
    #expect(sample.stack("presented") == ["Sheet", "Filter"])
    for _ in 0..<2 {
      sample.type("d")
      sample.wait(milliseconds: 600)
    }
    #expect(sample.stack("presented") == [])
    let count = sample.events.count
    sample.type("d")
    #expect(sample.events.count == count)
    #expect(sample.status.contains("nothing is presented"))
  }

  @Test("select tabs in turn, and push onto the stack of the tab")
  func tabs() throws {
    var sample = try LiveSample("setup tabs=[one,two] selected=one\nsetup stack one=[A] two=[X]\n")
    sample.type("t")
    sample.wait(milliseconds: 50)
    #expect(sample.stack("selected") == ["two"])
    sample.type("n")
    sample.wait(milliseconds: 500)
    #expect(sample.stack("two") == ["X", "List"])
    sample.type("t")
    sample.wait(milliseconds: 50)
    #expect(sample.stack("selected") == ["one"])
  }

  @Test("turn the phone, and the fingers with it are taken away")
  func rotation() throws {
    var sample = try LiveSample()
    let upright = sample.model.layout.glass
    sample.mouse(.press(.left), 100, 100)
    sample.type("r")
    #expect(sample.model.session.windows[0].size == Size(width: 844, height: 390))
    #expect(sample.touches.last?.phase == .cancel)
    #expect(sample.model.layout.glass != upright)
    sample.type("r")
    #expect(sample.model.layout.glass == upright)
  }

  @Test("set marks, by name or by number")
  func marks() throws {
    var sample = try LiveSample()
    sample.type("m")
    #expect(sample.status.contains("mark this moment"))
    sample.type("q?n")
    sample.press(Key(.enter))
    sample.type("m")
    sample.press(Key(.enter))
    sample.type("mx")
    sample.press(Key(.escape))
    let marks = sample.events.compactMap { timed -> String? in
      guard case .mark(let name) = timed.event else { return nil }
      return sample.model.names[name]
    }
    #expect(marks == ["q?n", "mark-1"])
  }

  @Test("hold the tape's time, and what the finger did meanwhile happens afterwards")
  func pause() throws {
    var sample = try LiveSample()
    sample.wait(milliseconds: 100)
    sample.mouse(.press(.left), 100, 100)
    sample.type("p")
    let (count, digest) = (sample.events.count, sample.model.session.digest)
    sample.wait(milliseconds: 3200)
    sample.mouse(.drag(.left), 200, 200)
    sample.mouse(.release(.left), 220, 200)
    sample.type("n")
    #expect(sample.status.contains("p goes on"))
    #expect(sample.events.count == count)
    #expect(sample.model.session.digest == digest)
    sample.type("p")
    #expect(sample.model.now == Time(microseconds: 100_000))
    #expect(sample.events[count].event == .note("paused for 3.2 s"))
    #expect(sample.touches.map(\.phase) == [.down, .move, .up])
    sample.wait(milliseconds: 50)
    #expect(sample.model.now == Time(microseconds: 150_000))
  }

  @Test("end, suspend and paint again", arguments: [("q", LiveEffect.quit)])
  func leaves(key: String, effect: LiveEffect) throws {
    var sample = try LiveSample()
    sample.press(Key("l", .control), Key("z", .control))
    sample.type(key)
    #expect(sample.others == [.repaint, .suspend, effect])
    #expect(sample.events.last?.event == .end)
  }

  @Test("work with control even while a name is typed")
  func control() throws {
    var sample = try LiveSample()
    sample.type("m")
    sample.press(Key("c", .control))
    #expect(sample.others == [.quit])
  }

  @Test("are each listed in the help")
  func help() throws {
    var sample = try LiveSample()
    sample.type("?")
    let screen = sample.model.view().lines.joined(separator: "\n")
    for word in ["push the next screen", "a finger", "pinch", "background", "end the recording"] {
      #expect(screen.contains(word), "\(word)")
    }
    sample.type("n")
    #expect(sample.stack("main") == ["Home"])
  }

  @Test("find the recorder's refusal told")
  func refusal() throws {
    var sample = try LiveSample()
    sample.tell(.refused)
    #expect(sample.status.contains("takes no more: 1 event refused"))
    #expect(sample.model.refusedCount == 1)
  }

  @Test("let it rest: nothing is wanted before a second has passed")
  func rest() throws {
    var sample = try LiveSample()
    #expect(sample.model.pace == .resting)
    sample.type("n")
    #expect(sample.model.pace == .moving)
    sample.wait(milliseconds: 500)
    #expect(sample.model.pace == .resting)
    let screen = sample.model.view()
    sample.wait(milliseconds: 400)
    #expect(sample.model.view() == screen)
  }
}
