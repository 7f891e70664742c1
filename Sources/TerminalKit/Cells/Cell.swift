/// One character of a screen: a scalar with up to three marks upon it, its width and its style.
///
/// Everything is stored inline (24 bytes, no allocation). A cell never holds a control character.
/// What terminals draw as one picture only if they know how (joined emoji, flags) is kept as the
/// single scalars, whose columns all terminals agree upon.
public struct Cell: Hashable, Sendable {
  /// How many marks a cell keeps; a further one is dropped.
  ///
  /// Real writing needs no more.
  public static let maximumMarks = 3
  /// A space in the terminal's own colours.
  public static let blank = Cell(" ")

  /// Up to three marks, 21 bits each, the first in the lowest bits.
  ///
  /// First in memory, so that no gap is needed.
  private var packedMarks: UInt64 = 0
  /// The character without its marks; a space in the second half of a wide character.
  public let base: Unicode.Scalar
  private let packedWidth: UInt8
  /// How the cell is drawn.
  public var style: Style

  /// Makes a cell of one character; what cannot stand alone on a screen becomes U+FFFD.
  public init(_ scalar: Unicode.Scalar, style: Style = .plain) {
    let width = CharacterWidth.columns(of: scalar) ?? 0
    base = width == 0 ? "\u{FFFD}" : scalar
    packedWidth = UInt8(max(1, width))
    self.style = style
  }

  private init(secondHalfIn style: Style) {
    base = " "
    packedWidth = 0
    self.style = style
  }

  /// Columns: 1 or 2, and 0 for the second half of a wide character.
  public var width: Int { Int(packedWidth) }

  /// The colour that most of the cell has, if a block character divides it; else its background.
  public var ground: Color {
    switch base {
    case "\u{2584}"..."\u{258C}": style.foreground
    default: style.background
    }
  }

  /// Whether the cell is one of the characters U+0020 to U+007E.
  var isPrintableASCII: Bool {
    packedWidth == 1 && packedMarks == 0 && (0x20...0x7E).contains(base.value)
  }

  /// Whether nothing is drawn here but the background.
  public var isSpace: Bool { base == " " && packedMarks == 0 && packedWidth == 1 }

  /// The marks upon the character, at most three.
  public var marks: [Unicode.Scalar] {
    var rest = packedMarks
    var marks: [Unicode.Scalar] = []
    while let mark = Self.lowestMark(of: rest) {
      marks.append(mark)
      rest >>= 21
    }
    return marks
  }

  /// What the cell shows; empty in the second half of a wide character.
  public var text: String {
    if packedWidth == 0 { return "" }
    var text = String(Character(base))
    text.unicodeScalars.append(contentsOf: marks)
    return text
  }

  /// The cell to the right of this one, if it is wide.
  var secondHalf: Cell { Cell(secondHalfIn: style) }

  /// Whether terminals may disagree about where the cursor is after this cell.
  var hasDisputedWidth: Bool { packedMarks != 0 || CharacterWidth.isDisputed(base) }

  /// The columns that a terminal may use for this cell which knows neither character nor marks: two for
  /// each.
  var mostColumns: Int { 2 + 2 * marks.count }

  /// Adds a mark, unless there are three.
  mutating func attach(_ mark: Unicode.Scalar) {
    for place in 0..<Self.maximumMarks where packedMarks >> (21 * UInt64(place)) == 0 {
      packedMarks |= UInt64(mark.value) << (21 * UInt64(place))
      return
    }
  }

  /// Whether nobody sees a difference between two cells.
  func looksLike(_ other: Cell) -> Bool {
    base == other.base && packedMarks == other.packedMarks && packedWidth == other.packedWidth
      && style.looksLike(other.style, onBlank: isSpace)
  }

  private static func lowestMark(of marks: UInt64) -> Unicode.Scalar? {
    let value = UInt32(truncatingIfNeeded: marks & 0x1F_FFFF)
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
