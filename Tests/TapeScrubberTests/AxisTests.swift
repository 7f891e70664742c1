import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("The axis of the timeline")
struct AxisTests {
  @Test("cuts no time by a sign and no sign by a time", arguments: 0..<400)
  func whole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let end = Time(microseconds: Int64.random(in: 1_000_000...200_000_000, using: &random))
    func moment() -> Time {
      Time(microseconds: Int64.random(in: 0...end.microseconds, using: &random))
    }
    let axis = TimeAxis(from: .zero, to: end, count: Int.random(in: 40...180, using: &random))
    let head = moment()
    var loop = PlaybackLoop()
    let near = head + Interval(microseconds: Int64.random(in: -900_000...900_000, using: &random))
    loop.setStart(min(max(near, .zero), end))
    if seed % 3 > 0 { loop.setEnd(moment()) }
    let differences = (0..<Int.random(in: 0...5, using: &random)).map { _ in moment() }
    let row = AxisView(
      axis: axis,
      end: end,
      time: head,
      marks: seed % 2 == 0 ? [axis.place(of: moment())] : [],
      loop: loop,
      differences: differences,
      isComplete: true,
      symbols: Symbols(.unicode)
    ).screen().lines[0]

    let ticks = TimelineTicks(axis).ticks.map(\.text)
    let known = Set(ticks + [TimeText.text(head), TimeText.text(end), "0"])
    let words = row.split { !$0.isNumber && $0 != "." && $0 != ":" }.map(String.init)
    for word in words { #expect(known.contains(word), "\(word) in \(row)") }

    let cells = Array(row)
    #expect(cells[axis.place(of: head)] == "▲")
    for (time, sign) in [(loop.start, "["), (loop.end, "]")] {
      guard let time else { continue }
      let cell = String(cells[axis.place(of: time)])
      // Of two signs in one place the first stays.
      let others = ["▲", "["].filter { $0 != sign }
      #expect(cell == sign || others.contains(cell), "\(sign) in \(row)")
    }
  }

  @Test("keeps both ends of a loop beside the position's time")
  func loop() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    model.go(to: "1.0")
    model.press("a")
    model.go(to: "1.3")
    model.press("b")
    model.go(to: "0.95")
    let row = model.view().lines[22]
    #expect(row.contains("[") && row.contains("]") && row.contains("▲"))
  }
}
