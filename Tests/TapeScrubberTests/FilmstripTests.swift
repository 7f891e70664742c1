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
      let notes = band.dropFirst(FilmFrameView.size.rows + 1)
      #expect(band.count > FilmFrameView.size.rows && notes.count { !$0.hasPrefix("  ") } <= 18)
      #expect(
        notes.allSatisfy { $0.hasPrefix("! ") || $0.hasPrefix("▼ ") || $0.hasPrefix("  ") }
      )
    }
    #expect(bands <= 42)
  }

  @Test("names the marks that were set since the picture before", arguments: [1, 100, 1000])
  func marks(milliseconds: Int64) throws {
    let script = """
      setup stack main=[A]
      0.2 mark first
      0.25 push B animated 0.3
      0.9 mark second
      2 mark "third\\u{7}"
      3 end
      """
    var strip = Filmstrip(
      try SampleSession.source(script),
      FilmstripOptions(every: Interval(microseconds: milliseconds * 1000))
    )
    var marks: [String] = []
    while let band = strip.nextBand() { marks += band.filter { $0.hasPrefix("▼") } }
    #expect(marks == ["▼ 0.200  first", "▼ 0.900  second", "▼ 2.000  third\\u{7}"])
  }

  @Test("has colours where it may, and the same text", arguments: ColorDepth.allCases)
  func colors(depth: ColorDepth) throws {
    var strip = Filmstrip(try SampleSession.source(), FilmstripOptions(depth: depth))
    var lines: [String] = []
    while let band = strip.nextBand() { lines += band }
    let escapes = lines.count { $0.contains("\u{1B}") }
    #expect(depth == .none ? escapes == 0 : escapes > 20)
    let texts = lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(texts.contains { $0.contains("pop 0.") } && texts.contains { $0.contains("▼ ") })
  }

  @Test("notes what is found where it is, and marks the picture")
  func findings() throws {
    let script = "setup stack main=[A]\n0.25 push B animated 0.3\n0.35 push C animated 0.3\n1 end"
    var strip = Filmstrip(
      try SampleSession.source(script),
      FilmstripOptions(every: Interval(microseconds: 200_000), width: 200)
    )
    let band = strip.nextBand() ?? []
    try #require(!band.isEmpty)
    #expect(band[0].hasPrefix("0.000-0.200   ! 0.400 "))
    #expect(band[0].count { $0 == "!" } == 1)
    #expect(
      band.dropFirst(FilmFrameView.size.rows + 1)
        == ["! 0.350  error nested-transition: push C while push.1 runs until 0.55"]
    )
  }

  @Test(
    "breaks notes, cuts none and keeps to its width, however narrow",
    arguments: [20, 27, 33, 40, 62, 100, 200]
  )
  func narrow(width: Int) throws {
    let script = """
      setup stack main=[A]
      0.25 push B animated 0.3
      0.35 push C animated 0.3
      0.4 mark "a mark with a name that is longer than most"
      1.2 present "Sheet" animated 0.3
      2 end
      """
    var strip = Filmstrip(
      try SampleSession.source(script),
      FilmstripOptions(every: Interval(microseconds: 200_000), width: width)
    )
    var text = ""
    while let band = strip.nextBand() {
      #expect(band.allSatisfy { CharacterWidth.columns(of: $0) <= width })
      let notes = band.dropFirst(FilmFrameView.size.rows + 1)
      text += notes.joined().filter { $0 != " " }
    }
    #expect(text.contains("▼0.400amarkwithanamethatislongerthanmost"))
    #expect(text.contains("!0.350errornested-transition:pushCwhilepush.1runsuntil0.55"))
  }

  @Test("says how a transition ends in as many columns as there are", arguments: 4...30)
  func captions(columns: Int) {
    for kind in TransitionKind.allCases {
      for phase in Transition.Phase.allCases {
        let text = TransitionCaption.text(kind, phase, 0.679, columns: columns)
        #expect(text.count <= max(columns, "\(kind)".count))
        #expect(text.hasPrefix("\(kind)"))
        // The longest word and `back`: how far it is, the bar tells.
        guard columns >= 12 else { continue }
        #expect(text.hasSuffix(" back") == (phase == .cancelling))
        #expect(text.hasSuffix(" no") == (phase == .refused))
      }
    }
  }

  private func lines(_ options: FilmstripOptions) throws -> [String] {
    var strip = Filmstrip(try SampleSession.source(), options)
    var lines: [String] = []
    while let band = strip.nextBand() { lines += band + [""] }
    return lines
  }
}
