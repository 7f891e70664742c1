import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A filmstrip")
struct FilmstripTests {
  @Test("looks as it did", arguments: [GlyphSet.unicode, .ascii])
  func golden(glyphs: GlyphSet) throws {
    GoldenText.expect(try lines(FilmstripOptions(glyphs: glyphs)), equals: "filmstrip-\(glyphs)")
  }

  @Test("keeps to its width, its span and its interval")
  func options() throws {
    let options = FilmstripOptions(
      every: Interval(microseconds: 50_000),
      width: 62,
      from: Time(microseconds: 700_000),
      to: Time(microseconds: 1_400_000)
    )
    let lines = try lines(options)
    #expect(lines.allSatisfy { CharacterWidth.columns(of: $0) <= 62 })
    GoldenText.expect(lines, equals: "filmstrip-swipe")
  }

  @Test("passes idle time in one picture, whose caption tells how long")
  func idle() {
    let source = MemoryEvents([
      TimedEvent(.zero, .mark(.main)), TimedEvent(Time(microseconds: 1 << 60), .mark(.main)),
    ])
    var strip = Filmstrip(source)
    var bands: [[String]] = []
    while let band = strip.nextBand() { bands.append(band) }
    #expect(bands.count == 1)
    #expect(!strip.isCut)
  }

  @Test("ends on any tape", arguments: 0..<30)
  func anything(seed: UInt64) {
    var random = RandomEvents(seed: seed)
    let source = MemoryEvents(random.events(60), names: random.names, blockSize: 16)
    let interval = Interval(microseconds: Timeline(source.eventBlocks).end.microseconds / 40)
    var strip = Filmstrip(source, FilmstripOptions(every: interval, width: 40))
    var bands = 0
    while let band = strip.nextBand() {
      bands += 1
      #expect(band.count == FilmFrameView.size.rows + 1)
    }
    #expect(bands <= 42)
  }

  private func lines(_ options: FilmstripOptions) throws -> [String] {
    var strip = Filmstrip(try SampleSession.source(), options)
    var lines: [String] = []
    while let band = strip.nextBand() { lines += band + [""] }
    return lines
  }
}
