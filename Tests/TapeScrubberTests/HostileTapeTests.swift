import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("Names that would take over a terminal")
struct HostileTapeTests {
  static let names = ["\u{1B}[2J\u{7}", "a\nb", "\u{202E}gnp", "\u{9B}31m", ""]

  @Test("are shown escaped, on the screen and on the filmstrip", arguments: names)
  func escaped(name: String) throws {
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
    var model = ScrubberModel(source, size: Layout.least)
    model.find(name)
    var lines = model.view().lines
    for key in 0..<5 {
      if key == 0 { _ = model.update(.key(Key(.home))) }
      _ = model.update(.key(Key(.right)))
      lines += model.view().lines
    }
    var strip = Filmstrip(source)
    while let band = strip.nextBand() { lines += band }
    let controls = lines.joined().unicodeScalars.filter {
      CharacterWidth.columns(of: $0) == nil
    }
    #expect(controls.isEmpty)
  }
}
