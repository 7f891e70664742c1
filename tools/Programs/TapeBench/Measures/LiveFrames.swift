import GestureScript
import SessionModel
import TapeScrubber
import TerminalKit

/// From a report of the mouse to the bytes of the next frame of a live recording, the terminal itself
/// left out.
struct LiveFrames {
  /// A terminal of a usual size, and the phone's half of it.
  private static let size = CellSize(columns: 120, rows: 40)
  /// Drags go this far over the phone, in columns, and then back.
  private static let columns = 30

  let report: Report
  let count: Int

  func measure() throws {
    let script = try Script.parse(Array(LiveSetup.script.utf8), file: "setup").performSetup()
    var model = LiveModel(
      setup: script.events.map(\.event),
      names: script.names,
      size: LiveFrames.size
    )
    var renderer = ScreenRenderer(depth: .trueColor, isSynchronized: true)
    _ = model.update(.start, at: .zero)
    _ = renderer.render(model.view())
    let times = (0..<count).map { number in
      Stopwatch.seconds {
        let time = Time(microseconds: Int64(number + 1) * 8000)
        _ = model.update(message(number), at: time)
        return renderer.render(model.view())
      }.0 * 1e3
    }
    let time = Samples(times)
    let note = "\(count) reports in 120 × 40 cells; median \(time.median.figure)"
    report.add(
      Row("mouse to frame, live, 99 %", time.quantile(0.99), "ms", must: .atMost(16), note: note)
    )
  }

  /// A push now and then, and drags from the edge between.
  private func message(_ number: Int) -> LiveMessage {
    let step = number % (LiveFrames.columns + 60)
    if step == LiveFrames.columns + 1 { return .key(Key("n")) }
    guard step <= LiveFrames.columns else { return .tick }
    let place = MousePlace(column: Double(step) + 1.2, row: 20)
    let action: Mouse.Action =
      step == 0 ? .press(.left) : step == LiveFrames.columns ? .release(.left) : .drag(.left)
    return .pointer(LivePointer(action, at: place))
  }
}
