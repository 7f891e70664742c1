import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit

/// From a key to the bytes of the player's next frame, the terminal itself left out.
struct Frames {
  /// A terminal of a usual size.
  private static let size = CellSize(columns: 120, rows: 40)
  private static let keys: [Key.Code] = [.right, .left, .right, .pageDown]

  let report: Report
  let count: Int

  func measure(_ reader: TapeReader) {
    var model = ScrubberModel(reader, size: Frames.size, depth: .trueColor)
    var renderer = ScreenRenderer(depth: .trueColor, isSynchronized: true)
    _ = renderer.render(model.view())
    var places = Places()
    var times: [Double] = []
    var sizes: [Double] = []
    for press in 0..<count {
      // Now and then elsewhere, as a drag along the timeline leads.
      if press % 20 == 0 { model.go(to: position(&places, in: reader)) }
      let key = Key(Frames.keys[press % Frames.keys.count])
      let (seconds, bytes) = Stopwatch.seconds {
        // The clock first, as the player's own loop does: unfinished work goes on.
        _ = model.update(.tick(.milliseconds(16 * press)))
        _ = model.update(.key(key))
        return renderer.render(model.view())
      }
      times.append(seconds * 1e3)
      sizes.append(Double(bytes.count))
    }
    let note = "\(count) keys in 120 × 40 cells; median"
    let (time, size) = (Samples(times), Samples(sizes))
    let mean = sizes.reduce(0, +) / Double(max(1, sizes.count))
    let spread = "\(size.median.figure), 99 % \(size.quantile(0.99).figure)"
    add("key to frame, 99 %", time.quantile(0.99), "ms", 16, "\(note) \(time.median.figure)")
    add("bytes of a frame, mean", mean, "bytes", 2000, "\(note) \(spread)")
  }

  private func position(_ places: inout Places, in reader: TapeReader) -> Position {
    var replayer = Replayer(reader, through: SessionReducer(policies: reader.description.policies))
    try? replayer.seek(toEvent: places.place(in: reader.eventCount))
    return replayer.position
  }

  private func add(
    _ name: String,
    _ value: Double,
    _ unit: String,
    _ most: Double,
    _ note: String
  ) {
    report.add(Row(name, value, unit, must: .atMost(most), note: note))
  }
}
