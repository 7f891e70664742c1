import EmulatedTerminal
import TapeReplay
import Testing

@testable import TapeScrubber
@testable import TerminalKit

@Suite("A player in somebody else's terminal")
struct EmulatedPlayerTests {
  @Test(
    "is shown cell by cell as it means to be, whatever keys, mouse and resizes come",
    arguments: 0..<120
  )
  func agrees(seed: UInt64) throws {
    let depth = ColorDepth.allCases[Int(seed) % ColorDepth.allCases.count]
    let glyphs = GlyphSet.allCases[Int(seed / 4) % GlyphSet.allCases.count]
    var size = CellSize(columns: 100, rows: 32)
    var model = ScrubberModel(
      try SampleSession.source(),
      size: size,
      glyphs: glyphs,
      depth: depth
    )
    var renderer = ScreenRenderer(depth: depth, isSynchronized: seed % 2 == 0)
    let emulator = Emulator(size)
    emulator.feed(Terminal.Options().entry)
    var messages = RandomMessages(seed: seed)
    for step in 0..<40 {
      let message = messages.next()
      if case .resize(let wanted) = message {
        // A window has a cell at least.
        size = CellSize(columns: max(1, wanted.columns), rows: max(1, wanted.rows))
        emulator.resize(to: size)
        renderer.invalidate()
        _ = model.update(.resize(size))
      } else {
        _ = model.update(message)
      }
      let screen = model.view()
      emulator.feed(renderer.render(screen))
      let expected = expectedContents(of: screen.converted(to: depth))
      #expect(emulator.contents() == expected, "step \(step): \(message)")
    }
  }
}
