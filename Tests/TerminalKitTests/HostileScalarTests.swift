import EmulatedTerminal
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Any text whatever")
struct HostileScalarTests {
  /// Scalars of every kind, those that make trouble as often as all others together.
  private static func text(_ random: inout SeededGenerator) -> String {
    let troubles: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x300...0x36F, 0x600...0x605, 0x61C...0x61C,
      0x115F...0x1160, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x3164...0x3164, 0xD7B0...0xD7FF, 0xE000...0xE100, 0xFDD0...0xFDEF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF,
      0x1F3FB...0x1F3FF, 0x1FA70...0x1FAFF, 0x1FFFE...0x1FFFF, 0xE0000...0xE01EF,
      0x10FF00...0x10FFFF,
    ]
    var text = ""
    for _ in 0..<24 {
      let range = troubles.randomElement(using: &random) ?? 0...0
      let place = Bool.random(using: &random) ? range : 0...0x10FFFF
      if let scalar = Unicode.Scalar(UInt32.random(in: place, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  @Test("puts no control, no format scalar and no non-character on a screen", arguments: 0..<400)
  func scalars(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var screen = Screen(CellSize(columns: 300, rows: 1))
    screen.write(Self.text(&random), at: CellPosition(column: 0, row: 0))
    let shown = String(decoding: sent(screen), as: UTF8.self)
    for scalar in screen.lines.joined().unicodeScalars {
      let properties = scalar.properties
      #expect(shown.unicodeScalars.contains(scalar))
      #expect(!properties.isNoncharacterCodePoint, "\(scalar.debugDescription)")
      #expect(!properties.isJoinControl && !properties.isVariationSelector || scalar.isMark)
      #expect(!properties.isBidiControl)
      #expect(!Self.unsafe.contains(properties.generalCategory), "\(scalar.debugDescription)")
    }
  }

  private static let unsafe: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
  ]

  @Test("puts nothing but ASCII on a screen where only that may be drawn", arguments: 0..<200)
  func ascii(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var screen = Screen(CellSize(columns: 100, rows: 3))
    for row in 0..<3 {
      screen.write(Self.text(&random), at: CellPosition(column: 0, row: row))
    }
    let limited = screen.limited(to: .ascii)
    let bytes = sent(limited)
    #expect(bytes.allSatisfy { $0 < 0x7F })
    #expect(limited.lines.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
    // What may be drawn stays where it is, in its style.
    for row in 0..<3 {
      for column in 0..<100 {
        let (before, after) = (screen[column, row], limited[column, row])
        #expect(after.style == before.style)
        #expect(after.width == 1)
        #expect(after.text == (before.isPrintableASCII ? before.text : "?"))
      }
    }
    #expect(screen.limited(to: .blocks) == screen && screen.limited(to: .unicode) == screen)
  }

  /// A terminal may know fewer characters than we do: that costs what it does not know, and never a
  /// neighbour.
  @Test("keeps every other character in its column, whatever a terminal knows", arguments: 0..<400)
  func columns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(columns: 60, rows: 4)
    let emulator = Emulator(size)
    emulator.feed(Terminal.Options().entry)
    var renderer = ScreenRenderer(depth: .trueColor)
    for _ in 0..<3 {
      var screen = Screen(size)
      for row in 0..<size.rows {
        let column = Int.random(in: 0..<40, using: &random)
        screen.write("|" + Self.text(&random), at: CellPosition(column: column, row: row))
        screen.write("end|", at: CellPosition(column: 56, row: row))
      }
      emulator.feed(renderer.render(screen))
      let (shown, expected) = (emulator.contents(), expectedContents(of: screen))
      for row in 0..<size.rows {
        for column in 0..<size.columns where !screen.isDisputed(column, row) {
          let (seen, ought) = (shown[row][column], expected[row][column])
          #expect(seen == ought, "\(screen.scalars(column, row)) at \(column), \(row)")
        }
      }
    }
  }

  private func sent(_ screen: Screen) -> [UInt8] {
    var renderer = ScreenRenderer(depth: .none)
    return renderer.render(screen)
  }
}

extension Screen {
  /// Whether terminals may show something else in a cell.
  fileprivate func isDisputed(_ column: Int, _ row: Int) -> Bool {
    let cell = self[column, row]
    return cell.width == 0 ? self[column - 1, row].hasDisputedWidth : cell.hasDisputedWidth
  }

  fileprivate func scalars(_ column: Int, _ row: Int) -> [String] {
    self[column, row].text.unicodeScalars.map { String($0.value, radix: 16) }
  }
}

extension Unicode.Scalar {
  /// Whether it stands upon the character before it.
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }
}
