import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A drawing for web pages")
struct DrawingTests {
  static let names = [
    "</text><script>alert(1)</script>", "a&b \\\"quoted\\\" 'x'", "]]>", "\u{202E}evil",
    "漢字🙂e\u{301}",
    "\u{1B}[2J",
  ]

  @Test("of a tape is XML that stands alone, the same every time", arguments: 0..<12)
  func strip(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let source = MemoryEvents(random.events(60), names: random.names, blockSize: 16)
    let end = Timeline(source.eventBlocks).end.microseconds
    let options = FilmstripOptions(every: Interval(microseconds: end / 20))
    let drawing = try Self.drawing(source, options)
    Self.expectStandingAlone(drawing)
    #expect(try Self.drawing(source, options) == drawing)
  }

  @Test("escapes names, whatever they are", arguments: names)
  func hostile(name: String) throws {
    let name = name.replacing("\u{1B}", with: "\\u{1b}").replacing("\u{202E}", with: "\\u{202e}")
    let script = "setup stack main=[Home]\n0.1 push \"\(name)\" animated 0.4\n1 end"
    let source = try SampleSession.source(script)
    let drawing = try Self.drawing(source, FilmstripOptions(), title: name)
    Self.expectStandingAlone(drawing)
    #expect(!XMLDocument(drawing).elements.contains { $0.name == "script" })
    let player = PlayerDrawing(source, size: CellSize(columns: 90, rows: 26), title: name).text
    Self.expectStandingAlone(player)
    #expect(!player.contains("\u{1B}") && !player.contains("\u{202E}"))
  }

  @Test("has each screen where the picture has it, to a hundredth of a point")
  func places() throws {
    let source = try SampleSession.source(PhoneMoments.script)
    for microseconds in stride(from: Int64(110_000), to: 420_000, by: 30_000) {
      let moment = PhoneMoments.moment(source, at: microseconds)
      let picture = moment.session.picture(of: moment.session.windows[0].name)
      let lines = VectorFrame(moment, names: source.names).lines
      let document = XMLDocument("<svg>\(lines.joined())</svg>")
      let screens = document.elements.filter { $0.name == "svg" }.dropFirst()
      #expect(screens.count == picture.layers.count)
      for (screen, layer) in zip(screens, picture.layers) {
        let x = Double(screen.attributes["x"] ?? "") ?? .nan
        #expect(abs(x - layer.frame.x) <= 0.005 + 1e-9)
        #expect(Double(screen.attributes["width"] ?? "") == layer.frame.width)
      }
    }
  }

  @Test("draws fingers the larger the harder they press, trails, endings, tabs and how far it is")
  func contents() throws {
    let source = try SampleSession.source(PhoneMoments.script)
    let dragged = VectorFrame(PhoneMoments.moment(source, at: 1_020_000), names: source.names)
    let document = XMLDocument("<svg>\(dragged.lines.joined())</svg>")
    let radii = document.elements.filter { $0.attributes["class"] == "finger" }
      .compactMap { Double($0.attributes["r"] ?? "") }
    #expect(radii.count == 2 && radii[0] > 2 * radii[1])
    #expect(document.text.contains("[people]") && document.text.contains("pop 0."))
    #expect(document.elements.contains { $0.attributes["class"]?.hasPrefix("trail") == true })
    let ended = VectorFrame(PhoneMoments.moment(source, at: 1_160_000), names: source.names)
    let classes = XMLDocument("<svg>\(ended.lines.joined())</svg>").elements
      .compactMap { $0.attributes["class"] }
    #expect(classes.contains("end") && classes.contains("end cancelled"))
  }

  @Test("looks as it did")
  func golden() throws {
    let options = FilmstripOptions(
      every: Interval(microseconds: 200_000),
      from: Time(microseconds: 700_000),
      to: Time(microseconds: 1_500_000)
    )
    let drawing = try Self.drawing(try SampleSession.source(), options)
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    GoldenText.expect(lines.dropLast(), equals: "filmstrip.svg")
  }

  @Test("notes findings below the row and marks the picture")
  func findings() throws {
    let script = "setup stack main=[A]\n0.25 push B animated 0.3\n0.35 push C animated 0.3\n1 end"
    let drawing = try Self.drawing(try SampleSession.source(script), FilmstripOptions())
    let text = XMLDocument(drawing).text
    #expect(text.contains("! 0.350  error nested-transition: push C while push.1 runs"))
  }

  @Test("of a screen is XML that stands alone, whatever is on it", arguments: 0..<60)
  func screen(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(columns: Int.random(in: 0...30, using: &random), rows: 6)
    var screen = Screen(size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) ?? "x"
        let style = Style(
          Style.Attributes(rawValue: UInt8.random(in: 0..<32, using: &random)),
          foreground: .palette(UInt8.random(in: 0...255, using: &random)),
          background: Bool.random(using: &random) ? .default : .rgb(1, 2, 3)
        )
        screen[column, row] = Cell(scalar, style: style)
      }
    }
    Self.expectStandingAlone(ScreenDrawing(screen, title: "<&>").text)
  }

  @Test("has every word of the player's screen where it stands")
  func player() throws {
    let source = try SampleSession.source()
    let size = CellSize(columns: 100, rows: 30)
    var model = ScrubberModel(source, size: size, depth: .trueColor)
    model.settle()
    model.go(to: "0.9")
    let drawing = PlayerDrawing(source, at: model.position, size: size, title: "drag").text
    let document = XMLDocument(drawing)
    for line in model.view().lines {
      let words = line.split { !$0.isLetter && !$0.isNumber }
      for word in words { #expect(document.text.contains(word), "\(word)") }
    }
  }

  private static func drawing(
    _ source: MemoryEvents,
    _ options: FilmstripOptions,
    title: String = "sample"
  ) throws -> String {
    var strip = VectorFilmstrip(source, options, title: title)
    return strip.drawing()
  }

  private static func expectStandingAlone(_ drawing: String) {
    let document = XMLDocument(drawing)
    #expect(document.problem == nil)
    #expect(document.elements.first?.name == "svg")
    #expect(drawing.contains("@media (prefers-color-scheme:dark)"))
    let foreign = ["script", "foreignObject", "image", "a", "use", "iframe"]
    #expect(!document.elements.contains { foreign.contains($0.name) })
    for attributes in document.elements.map(\.attributes) {
      #expect(!attributes.keys.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
    }
    #expect(!drawing.contains("@import") && !drawing.contains("@font-face"))
  }
}
