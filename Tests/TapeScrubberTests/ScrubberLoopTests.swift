import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The player's loop")
struct ScrubberLoopTests {
  @Test("passes on the last of a run of drags, and everything else in its order")
  func drags() {
    func mouse(_ action: Mouse.Action, _ column: Int) -> InputEvent {
      .mouse(Mouse(action, at: CellPosition(column: column, row: 20)))
    }
    let events = [
      mouse(.press(.left), 1), mouse(.drag(.left), 2), mouse(.drag(.left), 3), .key(Key("a")),
      mouse(.drag(.left), 4), mouse(.drag(.left), 5), mouse(.release(.left), 5), .key(Key("a")),
      .key(Key("a")),
    ]
    let kept = [0, 2, 3, 5, 6, 7, 8].map { events[$0] }
    #expect(ScrubberLoop<MemoryEvents>.withoutPassedDrags(events) == kept)
    #expect(ScrubberLoop<MemoryEvents>.withoutPassedDrags([]) == [])
  }
}
