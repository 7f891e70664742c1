import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A timeline that is zoomed in")
struct TimelineDetailTests {
  @Test("shows what reading the whole tape shows there, whatever the blocks", arguments: 0..<150)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = try SampleSession.source(blockSize: [1, 7, 64, 4096][Int(seed % 4)])
    let end = source.events.last?.time.microseconds ?? 0
    let start = Int64.random(in: 0..<end, using: &generator)
    let axis = TimeAxis(
      from: Time(microseconds: start),
      to: Time(microseconds: Int64.random(in: start...end, using: &generator)),
      count: Int.random(in: 1...200, using: &generator)
    )
    var reference = Timeline(along: axis)
    var marker = TimelineMarker(Session(policies: source.description.policies))
    for timed in source.events { marker.add(timed, to: &reference) }
    marker.pass(to: axis.end, on: &reference)
    let replayer = Replayer(
      source,
      through: SessionReducer(policies: source.description.policies)
    )
    var detail = try #require(TimelineDetail(along: axis, of: replayer, source.eventBlocks))
    while !detail.isComplete { detail.advance(blocks: 1) }
    #expect(detail.timeline == reference)
    let inside = source.events.count { axis.contains($0.time) }
    #expect(detail.timeline.bins.reduce(0) { $0 + $1.events } == Double(inside))
  }

  @Test("gives every event a column of its own when zoomed in all the way")
  func singleEvents() throws {
    var model = try Self.player()
    model.go(to: "0.9")
    for _ in 0..<30 { model.press("z") }
    let axis = model.axis
    #expect(axis.contains(model.position.time))
    let visible = model.columns(along: axis).map(\.events).filter { $0 > 0 }
    #expect(!visible.isEmpty && visible.allSatisfy { $0 == 1 })
    model.press("H")
    #expect(model.window.range == nil && model.detail == nil)
  }

  @Test("goes where the wheel turns on it, and steps elsewhere")
  func wheel() throws {
    var model = try Self.player()
    let lanes = model.layout.lanes
    let place = CellPosition(column: lanes.origin.column + 60, row: lanes.origin.row + 1)
    let time = model.axis.time(ofPlace: 60)
    for _ in 0..<3 {
      _ = model.update(.mouse(Mouse(.wheel(.up), at: place)))
      #expect(abs(model.axis.place(of: time) - 60) <= 1)
    }
    let event = model.position.event
    let phone = CellPosition(column: 1, row: 1)
    _ = model.update(.mouse(Mouse(.wheel(.down), at: phone, .control)))
    #expect(model.position.event == event)
    _ = model.update(.mouse(Mouse(.wheel(.down), at: phone)))
    #expect(model.position.event == event + 1)
    for _ in 0..<3 { _ = model.update(.mouse(Mouse(.wheel(.down), at: place))) }
    #expect(model.window.range == nil)
  }

  @Test("is moved by its axis, and by keys")
  func pan() throws {
    var model = try Self.player()
    model.go(to: "0")
    model.press("h")
    #expect(model.notice == "the whole tape is shown: z zooms in")
    for _ in 0..<3 { model.press("z") }
    let start = try #require(model.window.range)
    model.press("l")
    let moved = try #require(model.window.range)
    #expect(moved.lowerBound > start.lowerBound)
    model.press("h")
    #expect(model.window.range == start)
    let lanes = model.layout.lanes
    let axisRow = lanes.origin.row + lanes.size.rows - 1
    let position = model.position
    let grip = CellPosition(column: lanes.origin.column + 70, row: axisRow)
    let time = model.axis.time(ofPlace: 70)
    _ = model.update(.mouse(Mouse(.press(.left), at: grip)))
    for column in [60, 10, 40] {
      let place = CellPosition(column: lanes.origin.column + column, row: 2)
      _ = model.update(.mouse(Mouse(.drag(.left), at: place)))
      #expect(abs(model.axis.place(of: time) - column) <= 1)
    }
    _ = model.update(.mouse(Mouse(.release(.left), at: grip)))
    #expect(model.position == position)
    _ = model.update(.mouse(Mouse(.drag(.left), at: CellPosition(column: 20, row: 2))))
    #expect(model.position == position)
  }

  @Test("goes along with what plays, and is dragged within what it shows")
  func follow() throws {
    var model = try Self.player()
    model.go(to: "0")
    for _ in 0..<4 { model.press("z") }
    _ = model.update(.key(Key(" ")))
    for frame in 1...400 {
      _ = model.update(.tick(.milliseconds(16 * frame)))
      #expect(model.axis.contains(model.position.time))
    }
    model.press("H")
    model.go(to: "0.9")
    for _ in 0..<3 { model.press("z") }
    let lanes = model.layout.lanes
    let place = CellPosition(column: lanes.origin.column + 33, row: lanes.origin.row)
    let time = model.axis.time(ofPlace: 33)
    _ = model.update(.mouse(Mouse(.press(.left), at: place)))
    #expect(model.position.time == time)
  }

  private static func player() throws -> ScrubberModel<MemoryEvents> {
    let size = CellSize(columns: 120, rows: 40)
    var model = ScrubberModel(try SampleSession.source(), size: size)
    model.settle()
    return model
  }
}

@Suite("Idle time on the timeline")
struct IdleTimeTests {
  /// Two taps a minute apart, and a long rest at the end.
  static let rest = """
    setup stack main=[Home]
    0.5 push List animated 0.35
    1.2 touch down id=1 x=100 y=100
    1.3 touch up id=1 x=100 y=100
    61.3 touch down id=1 x=100 y=200
    61.4 touch up id=1 x=100 y=200
    62.0 pop animated 0.35
    180.0 end
    """

  @Test("is folded by itself where it makes up most of a tape, and only then")
  func byItself() throws {
    var model = ScrubberModel(try SampleSession.source(Self.rest))
    #expect(!model.foldsIdleTime)
    model.settle()
    #expect(model.foldsIdleTime)
    #expect(model.axis.folds.map(\.start) == [2_300_000, 63_000_000].map(Time.init(microseconds:)))
    model.press("k")
    #expect(model.axis.folds.isEmpty)
    #expect(model.viewChoice.foldsIdleTime == false)
    model.press("k")
    #expect(model.axis.folds.count == 2)
    var busy = ScrubberModel(try SampleSession.source())
    busy.settle()
    busy.press("k")
    #expect(busy.notice == "there is no long idle time")
  }

  @Test(
    "must last five seconds, and a third of the tape",
    arguments: [
      (5_000_000, 9_000_000, false, 0), (5_000_001, 9_000_000, true, 1),
      (10_000_000, 27_000_000, false, 1), (10_000_000, 26_999_999, true, 1),
    ]
  )
  func boundaries(pause: Int64, end: Int64, prevails: Bool, count: Int) {
    let fold = Fold(from: Time(microseconds: 1_000_000), to: Time(microseconds: pause))
    let idle = IdleTime([fold], until: Time(microseconds: end))
    #expect(idle.folds.count == count)
    #expect(idle.prevails(until: Time(microseconds: end)) == prevails)
  }

  @Test("is one column that says how long it is, and leads to its start")
  func column() throws {
    let size = CellSize(columns: 120, rows: 40)
    var model = ScrubberModel(try SampleSession.source(Self.rest), size: size)
    model.settle()
    let axis = try #require(model.view().lines.dropLast().last)
    #expect(axis.contains("\u{205E}59 s"))
    #expect(axis.contains("1:57\u{205E}"))
    let fold = try #require(model.axis.folds.first)
    let lanes = model.layout.lanes
    let place = CellPosition(column: lanes.origin.column + fold.place, row: lanes.origin.row)
    _ = model.update(.mouse(Mouse(.press(.left), at: place)))
    #expect(model.position.time == fold.start)
  }
}
