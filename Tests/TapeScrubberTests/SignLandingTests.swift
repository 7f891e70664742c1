import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("Pressing a sign on the timeline")
struct SignLandingTests {
  /// When a straight replay tells what a sign stands for.
  private func moments(of source: MemoryEvents) -> [(time: Time, sign: TimelineBin.Signs)] {
    var session = Session(policies: source.description.policies)
    var sink = TimelineSink()
    var moments: [(time: Time, sign: TimelineBin.Signs)] = []
    for timed in source.events {
      session.apply(timed.event, at: timed.time, telling: &sink)
      if case .mark = timed.event { moments.append((session.now, .marked)) }
      if case .note = timed.event { moments.append((session.now, .noted)) }
    }
    return moments + sink.signs
  }

  private func ready(_ source: MemoryEvents, _ size: CellSize) -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(source)
    _ = model.update(.resize(size))
    model.settle()
    return model
  }

  private func press(_ column: Int, _ row: Int, _ model: inout ScrubberModel<MemoryEvents>) {
    let origin = model.layout.lanes.origin
    let cell = CellPosition(column: origin.column + column, row: origin.row + row)
    _ = model.update(.mouse(Mouse(.press(.left), at: cell)))
    _ = model.update(.mouse(Mouse(.release(.left), at: cell)))
    model.settle()
  }

  @Test(
    "goes to what it stands for, in its column; anything else goes to the column's first moment",
    arguments: 0..<12
  )
  func lands(seed: Int) throws {
    let source = try SampleSession.source(blockSize: [1, 7, 64, 4096][seed % 4])
    let size = [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40)][seed % 2]
    let moments = moments(of: source)
    var model = ready(source, size)
    if seed > 5 { for key: Character in ["5", "z", "z"] { model.press(key) } }
    let axis = model.axis
    let bins = model.columns(along: axis)
    for (row, lane) in Lane.lanes(of: model.layout.kind).enumerated() {
      for column in bins.indices {
        press(column, row, &model)
        let sign = lane.sign(of: bins[column])
        if let sign, sign.part == .findings {
          #expect(model.findingScan.findings.contains { $0.place == model.position })
          continue
        }
        let time = model.position.time
        guard let sign, moments.contains(where: { $0.sign == sign.signs }) else {
          let first = source.position(at: axis.time(ofPlace: column))
          #expect(model.position == first, "\(lane.title) \(column)")
          continue
        }
        #expect(
          moments.contains { $0.time == time && $0.sign == sign.signs },
          "\(lane.title) \(column)"
        )
        #expect(abs(axis.place(of: time) - column) <= 1, "\(lane.title) \(column)")
      }
    }
  }

  @Test("lets n and N go to every other cancelled transition")
  func goesOn() throws {
    let script = (0..<6).map { _ in
      "swipe from=40,400 to=150,410 over=0.25 hold=0.3\nsettle\n+0.5 mark \"a\"\n"
    }
    let setup = SampleSession.swipes.split(separator: "\n").prefix(3).joined(separator: "\n")
    let source = try SampleSession.source("\(setup)\n\(script.joined())")
    var model = ready(source, CellSize(columns: 120, rows: 40))
    let row = try #require(
      Lane.lanes(of: model.layout.kind).firstIndex { $0.parts.contains(.turns) }
    )
    let crosses = model.columns(along: model.axis).indices.filter {
      model.columns(along: model.axis)[$0].signs.contains(.turnedBack)
    }
    #expect(crosses.count == 6)
    press(crosses[1], row, &model)
    #expect(model.notice.contains("n goes to the next"))
    let second = model.position
    model.press("n")
    #expect(model.axis.place(of: model.position.time) == crosses[2])
    model.press("N")
    #expect(model.position == second)
  }
}
