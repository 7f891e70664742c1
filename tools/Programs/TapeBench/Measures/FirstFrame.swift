import TapeFile
import TapeScrubber
import TerminalKit

/// From nothing to the bytes of the player's first frame: opening the tape, the player, its view.
struct FirstFrame {
  private static let size = CellSize(columns: 120, rows: 40)
  private static let runs = 31

  let report: Report

  func measure(_ tape: LongTape) throws {
    let times = try Samples(
      (0..<FirstFrame.runs).map { _ in
        try Stopwatch.seconds {
          let model = ScrubberModel(try TapeReader(path: tape.path), size: FirstFrame.size)
          var renderer = ScreenRenderer(depth: .trueColor, isSynchronized: true)
          return renderer.render(model.view())
        }.0 * 1e3
      }
    )
    let note = "\(FirstFrame.runs) times in 120 × 40 cells; 99 %: \(times.quantile(0.99).figure) ms"
    report.add(Row("open to first frame", times.median, "ms", must: .atMost(50), note: note))
  }
}
