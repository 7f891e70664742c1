import GestureScript
import SessionModel
import TapeReplay
import TapeScrubber
import TerminalKit

/// Bytes of the frames in which a screen moves: a swipe back, played sixty frames a second.
struct SwipeFrames {
  private static let size = CellSize(columns: 120, rows: 40)
  private static let framesPerSecond = 60
  private static let script = """
    setup size 390x844
    setup stack main=[Home,List,Detail]
    setup recognizer back pan on=main preset=backSwipe
    0.100 swipe from=30,400 to=330,420 over=0.3
    settle
    end
    """

  let report: Report

  func measure() {
    guard let tape = try? Script.parse(Array(Self.script.utf8), file: "swipe").perform() else {
      return
    }
    let source = MemoryEvents(
      tape.events,
      names: tape.names,
      description: tape.description
    )
    for depth in [ColorDepth.trueColor, .palette256, .ansi16, .none] {
      let sizes = Self.sizes(source, depth)
      let mean = sizes.reduce(0, +) / Double(max(1, sizes.count))
      let most = Samples(sizes).quantile(1).figure
      let note = "\(sizes.count) frames in 120 × 40 cells, \(depth); most \(most)"
      let row = Row("bytes of a frame, swipe", mean, "bytes", must: .atMost(2000), note: note)
      report.add(row)
    }
  }

  private static func sizes(_ source: MemoryEvents, _ depth: ColorDepth) -> [Double] {
    var model = ScrubberModel(source, size: size, depth: depth)
    var renderer = ScreenRenderer(depth: depth, isSynchronized: true)
    while model.pace == .working { _ = model.update(.tick(.zero)) }
    _ = renderer.render(model.view())
    _ = model.update(.key(Key(" ")))
    var sizes: [Double] = []
    while model.isPlaying {
      let microseconds = (sizes.count + 1) * 1_000_000 / framesPerSecond
      _ = model.update(.tick(.microseconds(microseconds)))
      sizes.append(Double(renderer.render(model.view()).count))
    }
    return sizes
  }
}
