/// A text as the cells that show it: marks join their character, and what must not reach a
/// terminal becomes a visible escape such as `\u{1b}`.
///
/// Variation selectors and joiners are left out: they change widths in some terminals only.
struct TextCells: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  /// Read ahead while looking for marks.
  private var ahead: Unicode.Scalar?
  /// The rest of an escape, last character first.
  private var escape: [Unicode.Scalar] = []
  private let style: Style

  init(_ text: String, style: Style = .plain) {
    scalars = text.unicodeScalars.makeIterator()
    self.style = style
  }

  mutating func next() -> Cell? {
    if let character = escape.popLast() { return Cell(character, style: style) }
    guard let scalar = takeShown() else { return nil }
    switch CharacterWidth.columns(of: scalar) {
    case nil:
      escape = Self.escape(of: scalar).reversed()
      return next()
    case 0:
      ahead = scalar
      return withMarks(Cell("\u{25CC}", style: style))
    default:
      return withMarks(Cell(scalar, style: style))
    }
  }

  /// Adds the marks that follow.
  private mutating func withMarks(_ cell: Cell) -> Cell {
    var cell = cell
    while let scalar = takeShown() {
      guard CharacterWidth.columns(of: scalar) == 0 else {
        ahead = scalar
        break
      }
      cell.attach(scalar)
    }
    return cell
  }

  private mutating func takeShown() -> Unicode.Scalar? {
    if let scalar = ahead {
      ahead = nil
      return scalar
    }
    while let scalar = scalars.next() {
      if !Self.isLeftOut(scalar.value) { return scalar }
    }
    return nil
  }

  private static func isLeftOut(_ value: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(value) || (0x200C...0x200D).contains(value)
      || (0xE0100...0xE01EF).contains(value)
  }

  private static func escape(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "\n": "\\n".unicodeScalars
    case "\r": "\\r".unicodeScalars
    case "\t": "\\t".unicodeScalars
    default: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
    }
  }
}
