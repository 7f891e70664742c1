import SessionModel
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The loop of a live recording")
struct LiveLoopTests {
  @Test("records what the model wants recorded, in order, and passes on the rest")
  func records() throws {
    var model = try LiveSample().model
    var recorded: [TimedEvent] = []
    let now = Time(microseconds: 5)
    let rest = LiveLoop.tell(.key(Key("q")), at: now, &model) { event, _, time in
      recorded.append(TimedEvent(time, event))
      return true
    }
    #expect(rest == [.quit])
    #expect(recorded == [TimedEvent(now, .end)])
  }

  @Test("tells the model of every event that the recorder refuses, the last one too")
  func refuses() throws {
    var model = try LiveSample().model
    for (key, count) in [(Key("n"), 1), (Key("g"), 3), (Key("q"), 4)] {
      _ = LiveLoop.tell(.key(key), at: Time(microseconds: 5), &model) { _, _, _ in false }
      #expect(model.refusedCount == count)
    }
    #expect(model.view().lines.last?.contains("4 events refused") == true)
  }
}
