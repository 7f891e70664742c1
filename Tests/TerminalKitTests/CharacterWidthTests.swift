import TestSupport
import Testing

@testable import TerminalKit

@Suite("The width of a character")
struct CharacterWidthTests {
  static let cases: [(Unicode.Scalar, Int?)] = [
    ("a", 1), (" ", 1), ("~", 1), ("\u{7F}", nil), ("\u{1B}", nil), ("\u{0}", nil), ("\n", nil),
    ("\u{9B}", nil), ("\u{A0}", 1), ("\u{AD}", nil), ("é", 1), ("\u{2FF}", 1), ("\u{300}", 0),
    ("\u{36F}", 0), ("\u{370}", 1), ("Ж", 1), ("\u{5B0}", 0), ("\u{E31}", 0), ("\u{10FF}", 1),
    ("\u{1100}", 2), ("\u{115F}", 2), ("\u{1160}", 0), ("\u{11FF}", 0), ("\u{1200}", 1),
    ("\u{200B}", nil), ("\u{200E}", nil), ("\u{2028}", nil), ("\u{202E}", nil), ("\u{20AC}", 1),
    ("\u{20D0}", 0), ("\u{2066}", nil), ("─", 1), ("█", 1), ("⣿", 1), ("\u{231A}", 2),
    ("\u{231C}", 1), ("\u{2705}", 2), ("\u{2706}", 1), ("\u{3000}", 2), ("\u{302A}", 0),
    ("\u{303F}", 1), ("あ", 2), ("\u{3099}", 0), ("漢", 2), ("\u{4DBF}", 2), ("\u{4DC0}", 1),
    ("한", 2), ("\u{D7A3}", 2), ("\u{D7B0}", 0), ("\u{E000}", 1), ("\u{FB01}", 1), ("Ａ", 2),
    ("ｱ", 1), ("\u{FEFF}", nil), ("\u{FFFD}", 1), ("\u{1F1E6}", 1), ("🙂", 2), ("\u{1FAE8}", 2),
    ("\u{20000}", 2), ("\u{3FFFD}", nil), ("\u{E0041}", nil), ("\u{F0000}", 1),
  ]

  @Test("is what terminals give it", arguments: cases)
  func table(scalar: Unicode.Scalar, width: Int?) {
    #expect(CharacterWidth.columns(of: scalar) == width)
  }

  @Test(
    "is none where there is no character, and one where everybody may have their own",
    arguments: [
      (0x378, nil), (0xD7C7, nil), (0xE000, 1), (0xF8FF, 1), (0xFDCF, 1), (0xFDD0, nil),
      (0xFDEF, nil), (0xFDF0, 1), (0xFFFE, nil), (0xFFFF, nil), (0x1FFFE, nil), (0x3FFFD, nil),
      (0xE0041, nil), (0x10FFFD, 1), (0x10FFFE, nil), (0x10FFFF, nil),
    ] as [(UInt32, Int?)]
  )
  func nonCharacters(value: UInt32, width: Int?) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(CharacterWidth.columns(of: scalar) == width)
  }

  @Test("is none for what turns the direction of text, and as terminals give it for fillers")
  func invisible() {
    let formats: [Unicode.Scalar] = ["\u{61C}", "\u{202A}", "\u{2069}", "\u{FFF9}", "\u{E0001}"]
    for scalar in formats { #expect(CharacterWidth.columns(of: scalar) == nil) }
    for scalar in ["\u{34F}", "\u{180B}"] as [Unicode.Scalar] {
      #expect(CharacterWidth.columns(of: scalar) == 0)
    }
    for scalar in ["\u{3164}", "\u{115F}"] as [Unicode.Scalar] {
      #expect(CharacterWidth.columns(of: scalar) == 2)
    }
  }

  @Test("is counted as a screen writes the text", arguments: 0..<200)
  func sums(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = random.text(upTo: 20)
    var screen = Screen(CellSize(columns: 2000, rows: 1))
    let end = screen.write(text, at: CellPosition(column: 0, row: 0))
    #expect(end == CharacterWidth.columns(of: text))
  }
}
