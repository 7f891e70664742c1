/// The control sequences that are sent to a terminal (ECMA-48, xterm's private modes).
enum ControlSequences {
  static let escape: UInt8 = 0x1B

  /// `ESC [ ? n h`: switches a private mode on.
  static func enable(_ mode: Int) -> [UInt8] { Array("\u{1B}[?\(mode)h".utf8) }
  /// `ESC [ ? n l`: switches a private mode off.
  static func disable(_ mode: Int) -> [UInt8] { Array("\u{1B}[?\(mode)l".utf8) }

  /// Goes to the start of the last row, whichever that is, and empties it.
  static let emptyLastRow = Array("\u{1B}[999;1H\u{1B}[K".utf8)

  /// The terminal's own colours, no attributes.
  static let resetStyle = Array("\u{1B}[m".utf8)
  /// Blanks from the cursor to the end of the row.
  static let eraseToEndOfRow = Array("\u{1B}[K".utf8)
  /// Moves the cursor to the corner and blanks the screen, in the style that is set.
  static let eraseScreen = Array("\u{1B}[H\u{1B}[2J".utf8)

  /// Draw nothing until the mode is left (terminals that do not know it ignore it).
  static let synchronizedUpdate = 2026
}

extension [UInt8] {
  /// Appends `ESC [`, a number unless it is 1, and a final byte.
  mutating func appendSequence(_ number: Int, _ final: Unicode.Scalar) {
    append(ControlSequences.escape)
    append(UInt8(ascii: "["))
    if number != 1 { appendNumber(number) }
    append(UInt8(ascii: final))
  }

  /// Appends a number of at least 0 in decimal digits.
  mutating func appendNumber(_ number: Int) {
    if number >= 10 { appendNumber(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
