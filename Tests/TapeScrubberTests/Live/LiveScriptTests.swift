import GestureScript
import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A script of keys for a live recording")
struct LiveScriptTests {
  private static let keys =
    "n<wait 1s><drag 1,12 14,12 300ms><wait 500ms>s<wait 600ms><drag 8,8 8,20 120ms>m<enter>"
    + "<A-press 8,12><wait 20ms><A-dragto 4,6><wait 20ms>p<wait 2s>p"

  @Test("records the same at the same times, and shows the same, every time")
  func deterministic() throws {
    let (first, one) = try run(Self.keys)
    let (second, two) = try run(Self.keys)
    #expect(one == two)
    #expect(first.model.view() == second.model.view())
    #expect(first.model.now == second.model.now)
  }

  @Test("shows after each frame what a longer wait shows, too")
  func waits() throws {
    let (whole, _) = try run("nn<wait 800ms>")
    let (parts, _) = try run("nn" + String(repeating: "<wait 10ms>", count: 80))
    #expect(whole.model.session.digest == parts.model.session.digest)
    #expect(whole.model.view().lines == parts.model.view().lines)
  }

  @Test("goes back by a drag in cells")
  func drags() throws {
    let (script, events) = try run("n<wait 1s><drag 1,12 14,12 300ms><wait 500ms>")
    let lines = script.model.view().lines
    #expect(lines.contains { $0.contains("main is Home") })
    let touches = events.filter { if case .touch = $0.event { true } else { false } }
    #expect(touches.count == 15)
    #expect(touches.last?.time == Time(microseconds: 1_300_000))
  }

  @Test("does nothing after its end, and is finished once")
  func ends() throws {
    var (script, events) = try run("nqn<wait 1s>")
    let count = events.count
    script.finish()
    #expect(script.model.isOver)
    #expect(events.count == count)
    #expect(events.last?.event == .end)
    #expect(events.filter { $0.event == .end }.count == 1)
  }

  @Test("leads to a picture of the drag", arguments: ["80x24", "120x40"])
  func picture(size: String) throws {
    let (script, _) = try run(
      "<resize \(size)>n<wait 1s>n<wait 1s><press 1,12><wait 10ms>"
        + "<dragto 3,12><wait 20ms><dragto 5,12><wait 20ms><dragto 8,11><wait 20ms><dragto 10,11>"
    )
    GoldenText.expect(script.model.view().lines, equals: "live-drag-\(size)")
  }

  private final class Recorded {
    var events: [TimedEvent] = []
  }

  private func run(_ keys: String) throws -> (LiveScript, [TimedEvent]) {
    let setup = try Script.parse(Array(LiveSetup.script.utf8), file: "setup").performSetup()
    var model = LiveModel(setup: setup.events.map(\.event), names: setup.names)
    model.title = "a.tape"
    let recorded = Recorded()
    var script = LiveScript(model) { event, _, time in
      recorded.events.append(TimedEvent(time, event))
      return true
    }
    script.run(try KeyText.parse(keys))
    return (script, recorded.events)
  }
}
