/// What keys and mouse actions are called in scripts.
enum KeySpelling {
  /// The keys that have a name, their usual one first.
  private static let names: [(code: Key.Code, names: [String])] = [
    (.up, ["up"]), (.down, ["down"]), (.left, ["left"]), (.right, ["right"]),
    (.home, ["home"]), (.end, ["end"]),
    (.pageUp, ["pgup", "pageup"]), (.pageDown, ["pgdn", "pgdown", "pagedown"]),
    (.insert, ["ins", "insert"]), (.delete, ["del", "delete"]),
    (.backspace, ["bs", "backspace"]), (.enter, ["enter", "return", "cr"]),
    (.escape, ["esc", "escape"]), (.tab, ["tab"]),
    (.character(" "), ["space"]), (.character("<"), ["lt"]), (.character(">"), ["gt"]),
  ]
  /// Terminals report these function keys.
  private static let functions = 1...20

  /// Names that an error lists.
  static let examples = "enter esc tab space lt left right up down home end pgup pgdn bs del F1"

  static let modifiers: [(prefix: Character, modifier: Modifiers)] = [
    ("S", .shift), ("A", .alt), ("C", .control),
  ]

  static let buttons: [(name: String, button: Mouse.Button)] = [
    ("left", .left), ("middle", .middle), ("right", .right), ("back", .back),
    ("forward", .forward),
  ]

  static let wheels: [(name: String, wheel: Mouse.Wheel)] = [
    ("wheelup", .up), ("wheeldown", .down), ("wheelleft", .left), ("wheelright", .right),
  ]

  /// The key called `name`, whatever its case; a single character is itself.
  static func code(_ name: Substring) -> Key.Code? {
    let lower = name.lowercased()
    if let known = names.first(where: { $0.names.contains(lower) }) { return known.code }
    if lower.hasPrefix("f"), let number = Int(lower.dropFirst()), functions.contains(number),
      lower.dropFirst().first != "+"
    {
      return .function(number)
    }
    return name.count == 1 ? name.first.map(Key.Code.character) : nil
  }

  /// What a key is called between `<` and `>`.
  static func name(_ code: Key.Code) -> String {
    if let known = names.first(where: { $0.code == code }) { return known.names[0] }
    switch code {
    case .function(let number): return "F\(number)"
    case .character(let character): return String(character)
    default: return ""
    }
  }

  /// The letters of modifiers, each with its dash.
  static func prefix(_ held: Modifiers) -> String {
    modifiers.filter { held.contains($0.modifier) }.map { "\($0.prefix)-" }.joined()
  }
}
