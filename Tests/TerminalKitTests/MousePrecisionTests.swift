import TestSupport
import Testing

@testable import TerminalKit

@Suite("The mouse's precision")
struct MousePrecisionTests {
  private let enable = Array("\u{1B}[?1016h\u{1B}[?1016$p".utf8)
  private let disable = Array("\u{1B}[?1016l".utf8)
  private let mouse = Mouse(.press(.left), at: CellPosition(column: 100, row: 45))

  @Test("is a cell where a terminal knows nothing better, or does not say how large a cell is")
  func cells() {
    var precision = MousePrecision()
    #expect(precision.receive(.mode(1016, .unknown)) == [])
    #expect(precision.receive(.mode(1016, .reset)) == [])
    #expect(precision.receive(.cellPixels(width: 0, height: 18)) == [])
    #expect(precision.receive(.mode(1016, .reset)) == [])
    #expect(precision.receive(.mode(1016, .set)) == disable)
    #expect(precision.receive(.mode(1006, .reset)) == [])
    #expect(!precision.isInPixels)
    #expect(precision.place(of: mouse) == MousePlace(column: 100.5, row: 45.5))
  }

  @Test("is a pixel from the second answer on, until the mode is off again")
  func pixels() {
    var precision = MousePrecision()
    #expect(precision.receive(.cellPixels(width: 10, height: 20)) == [])
    #expect(precision.receive(.mode(1016, .reset)) == enable)
    #expect(precision.place(of: mouse) == MousePlace(column: 100.5, row: 45.5))
    #expect(precision.receive(.mode(1016, .set)) == [])
    #expect(precision.isInPixels)
    #expect(precision.place(of: mouse) == MousePlace(column: 10.05, row: 2.275))
    // After a stop the terminal has been given back: it is asked and told anew.
    #expect(precision.receive(.mode(1016, .reset)) == enable)
    #expect(!precision.isInPixels)
  }

  @Test("survives any answers, and is finite", arguments: 0..<200)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var precision = MousePrecision()
    for _ in 0..<50 {
      let number = [0, 1, -1, 7, 1016, 0x1F_FFFF].randomElement(using: &random) ?? 0
      let state = TerminalAnswer.ModeState(rawValue: Int.random(in: 0...4, using: &random))
      let answers: [TerminalAnswer] = [
        .cellPixels(width: number, height: 20), .cellPixels(width: 9, height: number),
        .mode(1016, state ?? .unknown), .mode(number, .set),
      ]
      _ = answers.randomElement(using: &random).map { precision.receive($0) }
      let place = precision.place(of: mouse)
      #expect(place.column.isFinite && place.column > 0)
      #expect(place.row.isFinite && place.row > 0)
    }
  }

  @Test(
    "is given back at the end, before reports are switched off, only where it may have been set"
  )
  func exit() {
    var options = Terminal.Options()
    #expect(!String(decoding: options.exit, as: UTF8.self).contains("1016"))
    options.mayReportPixels = true
    let exit = String(decoding: options.exit, as: UTF8.self)
    #expect(exit.contains("\u{1B}[?1016l\u{1B}[?2004l\u{1B}[?1006l"))
  }
}
