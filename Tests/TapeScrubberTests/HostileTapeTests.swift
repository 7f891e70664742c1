import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("Names that would take over a terminal")
struct HostileTapeTests {
  static let names = [
    "\u{1B}[2J\u{7}", "a\nb", "\u{202E}gnp", "\u{9B}31m", "", "漢字\u{200D}é\u{FE0F}",
    "\u{E000}\u{E0041}",
  ]

  @Test("are shown escaped, on the screen and on the filmstrip", arguments: names)
  func escaped(name: String) throws {
    let controls = try shown(name, .unicode).filter { CharacterWidth.columns(of: $0) == nil }
    #expect(controls.isEmpty)
  }

  @Test("are shown in ASCII where nothing else may be drawn", arguments: names)
  func ascii(name: String) throws {
    #expect(try shown(name, .ascii).allSatisfy { (0x20...0x7E).contains($0.value) })
  }

  /// All that is drawn of a tape that has the name in every place.
  private func shown(_ name: String, _ glyphs: GlyphSet) throws -> [Unicode.Scalar] {
    var names = NameTable()
    let hostile = names.intern(name)
    let events: [TimedEvent] = [
      TimedEvent(.zero, .setup(.containers(.init(lists: [.init(hostile, [hostile])])))),
      TimedEvent(.zero, .mark(hostile)),
      TimedEvent(.zero, .gesture(GestureReport(hostile, .began))),
      TimedEvent(.zero, .note(name)),
      TimedEvent(.zero, .custom(hostile, payload: name)),
    ]
    let source = MemoryEvents(events, names: names)
    var model = ScrubberModel(source, size: Layout.least, glyphs: glyphs)
    model.find(name)
    var lines = model.view().lines
    for key in 0..<5 {
      if key == 0 { _ = model.update(.key(Key(.home))) }
      _ = model.update(.key(Key(.right)))
      lines += model.view().lines
    }
    var strip = Filmstrip(source, FilmstripOptions(glyphs: glyphs))
    while let band = strip.nextBand() { lines += band }
    return Array(lines.joined().unicodeScalars)
  }
}
