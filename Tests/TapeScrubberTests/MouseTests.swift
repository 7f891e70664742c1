import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The mouse")
struct MouseTests {
  @Test("drags the timeline, also beyond its ends and rows")
  func drag() throws {
    let source = try SampleSession.source()
    var model = ScrubberModel(source, size: Layout.least)
    _ = model.update(.mouse(Mouse(.press(.left), at: CellPosition(column: 40, row: 20))))
    for column in [40, 10, 79, 200, -5, 33] {
      _ = model.update(.mouse(Mouse(.drag(.left), at: CellPosition(column: column, row: 3))))
      let place = min(max(column, 0), 79)
      #expect(model.axis.place(of: model.position.time) == place)
      if place == 79 { #expect(model.position.time == model.timeline.end) }
    }
    _ = model.update(.mouse(Mouse(.release(.left), at: CellPosition(column: 33, row: 3))))
    let place = model.position
    _ = model.update(.mouse(Mouse(.drag(.left), at: CellPosition(column: 5, row: 20))))
    #expect(model.position == place)
  }

  @Test("does nothing elsewhere, and its wheel steps")
  func elsewhere() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    let place = model.position
    _ = model.update(.mouse(Mouse(.press(.left), at: CellPosition(column: 40, row: 10))))
    _ = model.update(.mouse(Mouse(.drag(.left), at: CellPosition(column: 40, row: 21))))
    #expect(model.position == place)
    _ = model.update(.mouse(Mouse(.wheel(.down), at: CellPosition(column: 0, row: 0))))
    #expect(model.position.event == place.event + 1)
  }

  @Test("lets what played go on after a drag")
  func playing() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    _ = model.update(.key(Key(" ")))
    _ = model.update(.mouse(Mouse(.press(.left), at: CellPosition(column: 40, row: 20))))
    #expect(!model.isPlaying)
    _ = model.update(.mouse(Mouse(.release(.left), at: CellPosition(column: 40, row: 20))))
    #expect(model.isPlaying)
  }

  @Test(
    "has let go when the next press comes, though its release was lost",
    arguments: [CellPosition(column: 20, row: 20), CellPosition(column: 60, row: 22)],
    [
      CellPosition(column: 50, row: 20), CellPosition(column: 50, row: 22),
      CellPosition(column: 50, row: 2),
    ]
  )
  func lostRelease(first: CellPosition, second: CellPosition) throws {
    var told = ScrubberModel(try SampleSession.source(), size: Layout.least)
    for key: Character in ["z", "z", " "] { told.press(key) }
    var untold = told
    let inputs = [
      Mouse(.press(.left), at: first), Mouse(.release(.left), at: first),
      Mouse(.press(.left), at: second), Mouse(.drag(.left), at: CellPosition(column: 30, row: 5)),
    ]
    for mouse in inputs { _ = told.update(.mouse(mouse)) }
    for mouse in inputs where mouse.action != .release(.left) { _ = untold.update(.mouse(mouse)) }
    #expect(untold.drag == told.drag)
    #expect(untold.isPlaying == told.isPlaying)
    #expect(untold.position == told.position)
    #expect(untold.window == told.window)
  }
}
