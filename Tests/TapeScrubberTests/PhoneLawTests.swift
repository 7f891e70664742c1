import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A phone, whatever it shows,")
struct PhoneLawTests {
  private static let glyphSets: [GlyphSet] = [.unicode, .blocks, .ascii]

  @Test("stays within its frame", arguments: 0..<40)
  func frame(seed: UInt64) {
    var random = RandomEvents(seed: seed)
    let source = MemoryEvents(random.events(80), names: random.names, blockSize: 16)
    let end = source.events.map(\.time.microseconds).max() ?? 0
    for step in 0..<4 {
      let moment = PhoneMoments.moment(source, at: end / 4 * Int64(step))
      for depth in ColorDepth.allCases {
        let glyphs = Self.glyphSets[(step + Int(seed)) % 3]
        let look = PhoneLook(glyphs: glyphs, depth: depth, showsEdgeZones: seed % 2 == 0)
        let size = CellSize(columns: 8 + Int(seed), rows: 4 + Int(seed) / 2)
        for window in moment.session.windows {
          let view = PhoneView(moment, window: window, names: random.names, look: look, size: size)
          expectFrame(view.screen(), glyphs)
        }
      }
    }
  }

  @Test(
    "cuts wide and combining names at the edge of their screen and keeps columns straight",
    arguments: 0...20
  )
  func names(step: Int64) throws {
    let script = """
      setup size 390x844
      setup stack main=["漢字漢字漢字漢字漢字","o\u{302}\u{323}o\u{302}\u{323} ｱ한글한글한글"]
      0.1 push "🙂 emoji 🙂 emoji 🙂" animated 0.4
      1 end
      """
    for depth in ColorDepth.allCases {
      for columns in [10, 17, 32] {
        let size = CellSize(columns: columns, rows: 12)
        let look = PhoneLook(depth: depth)
        let screen = try PhoneMoments.phone(script, at: 100_000 + step * 20_000, size, look)
        expectFrame(screen, .unicode)
        for row in 0..<size.rows {
          let width = (0..<columns).reduce(0) { $0 + screen[$1, row].width }
          #expect(width == columns)
        }
      }
    }
  }

  @Test("has edges where the picture has them, to an eighth of a cell", arguments: 1...20)
  func edges(step: Int64) throws {
    let script = "setup stack main=[A]\n0.1 push B animated 0.4\n1 end"
    let source = try SampleSession.source(script)
    let moment = PhoneMoments.moment(source, at: 100_000 + step * 19_000)
    let window = moment.session.windows[0]
    let look = PhoneLook(depth: .trueColor)
    let size = CellSize(columns: 32, rows: 20)
    let screen = PhoneView(moment, window: window, names: source.names, look: look, size: size)
      .screen()
    let picture = moment.session.picture(of: window.name)
    let upper = try #require(picture.layers.last)
    let edge = upper.frame.x / picture.size.width * 30
    let color = Surfaces(.trueColor)["B"].color
    var covered = 0.0
    for column in 1...30 {
      let cell = screen[column, 12]
      if cell.style.background == color {
        let value = cell.base.value
        covered += 1 - ((0x2589...0x258F).contains(value) ? Double(0x2590 - value) / 8 : 0)
      }
    }
    #expect(abs(covered - (30 - edge)) <= 1.0 / 16 + 1e-9)
  }

  @Test("says with signs what it says with colours", arguments: Self.glyphSets)
  func signs(glyphs: GlyphSet) throws {
    let symbols = Symbols(glyphs)
    for depth in ColorDepth.allCases {
      let look = PhoneLook(glyphs: glyphs, depth: depth)
      let size = CellSize(columns: 32, rows: 35)
      let drag = try PhoneMoments.phone(at: 1_020_000, size, look).lines.joined()
      #expect(drag.contains("Photo") && drag.contains("Detail") && drag.contains("[people]"))
      let ended = try PhoneMoments.phone(at: 1_160_000, size, look).lines.joined()
      #expect(ended.unicodeScalars.contains(symbols.lifted))
      #expect(ended.unicodeScalars.contains(symbols.turnedBack))
    }
  }

  @Test("draws a finger the larger the harder it presses", arguments: Self.glyphSets)
  func force(glyphs: GlyphSet) throws {
    var sizes: [Set<String>] = []
    for force in ["0.3", "1", "4"] {
      let script = "setup stack main=[A]\n0.1 touch down id=1 x=200 y=400 force=\(force)\n1 end"
      let size = CellSize(columns: 32, rows: 35)
      let screen = try PhoneMoments.phone(script, at: 600_000, size, PhoneLook(glyphs: glyphs))
      sizes.append(Set(screen.lines))
    }
    #expect(sizes[0] != sizes[1] && sizes[1] != sizes[2])
  }

  @Test(
    "lights an edge zone only when a finger landed in it",
    arguments: [(19, true), (21, false)]
  )
  func zones(x: Int, isLit: Bool) throws {
    let script = """
      setup stack main=[A]
      0.1 touch down id=1 x=\(x) y=400
      +0.1 touch move id=1 x=200 y=400
      1 end
      """
    let source = try SampleSession.source(script)
    let moment = PhoneMoments.moment(source, at: 300_000)
    let zones = EdgeZone.zones(of: moment.session.windows[0], in: moment.session)
    #expect(zones == [EdgeZone(edge: .left, width: 20, isLit: isLit)])
  }

  private func expectFrame(_ screen: Screen, _ glyphs: GlyphSet) {
    let sides: Unicode.Scalar = glyphs == .ascii ? "|" : "│"
    for row in 1..<screen.size.rows - 1 {
      #expect(screen[0, row].base == sides)
      let right = screen[screen.size.columns - 1, row].base
      #expect([sides, Symbols(glyphs).detent, Symbols(glyphs).atDetent].contains(right))
    }
  }
}
