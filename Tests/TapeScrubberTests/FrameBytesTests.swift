import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A frame")
struct FrameBytesTests {
  static let drags = [
    ("a swipe back", "0.700 swipe from=30,400 to=330,420 over=0.3\nsettle\n+0.1 end"),
    ("a slow drag", "0.700 swipe from=30,400 to=250,500 over=2\nsettle\n+0.1 end"),
    ("a push", "0.700 push Photo animated 0.35\nsettle\n+0.1 end"),
    ("a sheet", "0.700 present Settings animated 0.4\nsettle\n+0.1 end"),
  ]

  @Test(
    "of a large player takes two thousand bytes at most on average while something moves",
    arguments: drags,
    [ColorDepth.trueColor, .palette256, .ansi16, .none]
  )
  func bytes(drag: (name: String, script: String), depth: ColorDepth) throws {
    let setup = """
      setup size 390x844
      setup stack main=[Home,List,Detail]
      setup recognizer back pan on=main preset=backSwipe

      """
    let source = try SampleSession.source(setup + drag.script)
    var model = ScrubberModel(source, size: CellSize(columns: 120, rows: 40), depth: depth)
    model.settle()
    var renderer = ScreenRenderer(depth: depth, isSynchronized: true)
    model.go(to: "0.7")
    _ = renderer.render(model.view())
    let (start, end) = (0.7, Double(model.timeline.end.microseconds) / 1e6)
    var sizes: [Int] = []
    for frame in 1...Int((end - start) * 60) {
      model.go(to: Time(microseconds: Int64((start + Double(frame) / 60) * 1e6)))
      sizes.append(renderer.render(model.view()).count)
    }
    let mean = sizes.reduce(0, +) / sizes.count
    #expect(mean <= 2000, "\(sizes)")
    #expect(sizes.contains { $0 > 100 }, "nothing moved: \(sizes)")
  }
}
