@testable import TerminalKit

/// What terminals send, and what it means.
enum KeySequences {
  struct Case: Sendable, CustomStringConvertible {
    let bytes: [UInt8]
    let events: [InputEvent]

    var description: String {
      String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.escaped(asASCII: true) }
        .joined()
    }
  }

  static let all: [Case] =
    characters + broken + arrows + numbered + unicodeKeys + mice + reports + unknown

  private static func key(_ text: String, _ code: Key.Code, _ modifiers: Modifiers = []) -> Case {
    Case(bytes: Array(text.utf8), events: [.key(Key(code, modifiers))])
  }

  private static func character(
    _ text: String,
    _ character: Character,
    _ modifiers: Modifiers = []
  ) -> Case {
    key(text, .character(character), modifiers)
  }

  private static let characters: [Case] = [
    character("a", "a"), character("A", "A"), character(" ", " "), character("é", "é"),
    character("漢", "漢"), character("🙂", "🙂"), character("\u{1}", "a", .control),
    character("\u{1A}", "z", .control), character("\u{1C}", "\\", .control),
    character("\u{1F}", "_", .control), character("\u{0}", " ", .control),
    character("\u{1B}x", "x", .alt), character("\u{1B}é", "é", .alt),
    character("\u{1B}\u{1}", "a", [.alt, .control]), key("\t", .tab), key("\r", .enter),
    key("\n", .enter), key("\u{7F}", .backspace), key("\u{8}", .backspace),
    key("\u{1B}\r", .enter, .alt), key("\u{1B}\u{7F}", .backspace, .alt),
    key("\u{1B}[Z", .tab, .shift),
  ]

  /// A character that is broken off is dropped; what follows stands for itself.
  private static let broken: [Case] = [
    Case(bytes: [0xC3, 0x78], events: [.key(Key("x"))]),
    Case(bytes: [0xE6, 0xC3, 0xA9], events: [.key(Key("é"))]),
    Case(bytes: [0xF0, 0x9F, 0x1B, 0x5B, 0x41], events: [.key(Key(.up))]),
  ]

  private static let arrows: [Case] = [
    key("\u{1B}[A", .up), key("\u{1B}OA", .up), key("\u{1B}[B", .down), key("\u{1B}OC", .right),
    key("\u{1B}[D", .left), key("\u{1B}[H", .home), key("\u{1B}OF", .end),
    key("\u{1B}[1;5C", .right, .control), key("\u{1B}[1;2A", .up, .shift),
    key("\u{1B}[1;3B", .down, .alt), key("\u{1B}[1;8D", .left, [.shift, .alt, .control]),
    key("\u{1B}[1;9D", .left, .alt), key("\u{1B}[1;6H", .home, [.shift, .control]),
    key("\u{1B}\u{1B}[A", .up, .alt), key("\u{1B}\u{1B}OB", .down, .alt),
    key("\u{1B}[a", .up, .shift), key("\u{1B}Od", .left, .control),
    key("\u{1B}O5C", .right, .control),
    key("\u{1B}OP", .function(1)), key("\u{1B}OS", .function(4)),
    key("\u{1B}[1;2P", .function(1), .shift), key("\u{1B}[1;5R", .function(3), .control),
    key("\u{1B}[[A", .function(1)), key("\u{1B}[[E", .function(5)), key("\u{1B}OM", .enter),
    character("\u{1B}Op", "0"), character("\u{1B}Oy", "9"), character("\u{1B}Ok", "+"),
  ]

  private static let numbered: [Case] = [
    key("\u{1B}[1~", .home), key("\u{1B}[7~", .home), key("\u{1B}[2~", .insert),
    key("\u{1B}[3~", .delete), key("\u{1B}[4~", .end), key("\u{1B}[8~", .end),
    key("\u{1B}[5~", .pageUp), key("\u{1B}[6~", .pageDown), key("\u{1B}[6;5~", .pageDown, .control),
    key("\u{1B}[3;2~", .delete, .shift), key("\u{1B}[11~", .function(1)),
    key("\u{1B}[15~", .function(5)), key("\u{1B}[17~", .function(6)),
    key("\u{1B}[21~", .function(10)), key("\u{1B}[23~", .function(11)),
    key("\u{1B}[24~", .function(12)), key("\u{1B}[24;3~", .function(12), .alt),
    key("\u{1B}[34~", .function(20)), key("\u{1B}[3$", .delete, .shift),
    key("\u{1B}[5^", .pageUp, .control), key("\u{1B}[24@", .function(12), [.shift, .control]),
  ]

  private static let unicodeKeys: [Case] = [
    character("\u{1B}[97u", "a"), character("\u{1B}[97;5u", "a", .control),
    character("\u{1B}[97;2u", "A"), character("\u{1B}[97:65;2u", "A"),
    character("\u{1B}[97;6u", "a", [.shift, .control]), character("\u{1B}[97;1:1u", "a"),
    key("\u{1B}[13;2u", .enter, .shift), key("\u{1B}[27u", .escape),
    key("\u{1B}[9;5u", .tab, .control),
    key("\u{1B}[127;3u", .backspace, .alt), character("\u{1B}[27;5;105~", "i", .control),
  ]

  private static func mouse(
    _ text: String,
    _ action: Mouse.Action,
    _ column: Int,
    _ row: Int,
    _ modifiers: Modifiers = []
  ) -> Case {
    let position = CellPosition(column: column, row: row)
    return Case(bytes: Array(text.utf8), events: [.mouse(Mouse(action, at: position, modifiers))])
  }

  private static let mice: [Case] = [
    mouse("\u{1B}[<0;1;1M", .press(.left), 0, 0), mouse("\u{1B}[<2;80;24M", .press(.right), 79, 23),
    mouse("\u{1B}[<0;301;120m", .release(.left), 300, 119),
    mouse("\u{1B}[<1;3;4m", .release(.middle), 2, 3), mouse("\u{1B}[<32;3;4M", .drag(.left), 2, 3),
    mouse("\u{1B}[<35;3;4M", .move, 2, 3), mouse("\u{1B}[<64;3;4M", .wheel(.up), 2, 3),
    mouse("\u{1B}[<65;3;4M", .wheel(.down), 2, 3), mouse("\u{1B}[<67;3;4M", .wheel(.right), 2, 3),
    mouse("\u{1B}[<128;3;4M", .press(.back), 2, 3),
    mouse("\u{1B}[<4;3;4M", .press(.left), 2, 3, .shift),
    mouse("\u{1B}[<56;3;4M", .drag(.left), 2, 3, [.alt, .control]),
    mouse("\u{1B}[M !\"", .press(.left), 0, 1), mouse("\u{1B}[M#!!", .release(nil), 0, 0),
    mouse("\u{1B}[M`$%", .wheel(.up), 3, 4), mouse("\u{1B}[32;3;4M", .press(.left), 2, 3),
  ]

  private static let reports: [Case] = [
    Case(bytes: Array("\u{1B}[I".utf8), events: [.focus(true)]),
    Case(bytes: Array("\u{1B}[O".utf8), events: [.focus(false)]),
    Case(
      bytes: Array("\u{1B}[200~a\r\nb\u{1B}[A\u{7}é\t\u{1B}[201~".utf8),
      events: [.paste("a\nb[Aé\t")]
    ),
    Case(bytes: Array("\u{1B}[200~\u{1B}[201~".utf8), events: [.paste("")]),
    Case(bytes: Array("\u{1B}[?2026;2$y".utf8), events: [.answer(.mode(2026, .reset))]),
    Case(bytes: Array("\u{1B}[?1016;0$y".utf8), events: [.answer(.mode(1016, .unknown))]),
    Case(
      bytes: Array("\u{1B}[6;18;9t".utf8),
      events: [.answer(.cellPixels(width: 9, height: 18))]
    ),
  ]

  /// Answers to questions nobody asked, keys without a meaning, bytes that are not UTF-8.
  private static let unknown: [Case] =
    [
      "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[12;40R", "\u{1B}[?2026;9$y", "\u{1B}[4;1$y",
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]0;title\u{7}", "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[99~", "\u{1B}[97;1:3u", "\u{1B}[57358u", "\u{1B}[1;1:3A",
      "\u{1B}[<0;0;0M", "\u{1B}[<999;1;1M", "\u{1B}[<0;1M", "\u{1B}[x", "\u{1B}[ q", "\u{1B}Oz",
      "\u{1B}[1u", "\u{1B}[55296u", "\u{1B}[99999999999999999999u", "\u{1B}[[Z", "\u{1B}[E",
      "\u{1B}[" + String(repeating: "1;", count: 100) + "A",
    ].map { Case(bytes: Array($0.utf8), events: []) }
    + [
      [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x9B], [0xC2, 0x85],
    ].map {
      Case(bytes: $0, events: [])
    }
}
