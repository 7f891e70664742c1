/// The bytes of a frame while it is being made, and the state they leave the terminal in.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []
  /// The style that is set; `nil` when unknown.
  private(set) var pen: Style?
  /// Where the cursor is; `nil` when terminals differ or it was never set.
  private(set) var cursor: CellPosition?

  init(pen: Style?, cursor: CellPosition?) {
    self.pen = pen
    self.cursor = cursor
  }

  /// Blanks everything.
  mutating func clear() {
    setPen(.plain)
    bytes.append(contentsOf: ControlSequences.eraseScreen)
    cursor = CellPosition(column: 0, row: 0)
  }

  /// Blanks the rest of a row.
  mutating func eraseRow(from position: CellPosition) {
    move(to: position)
    setPen(.plain)
    bytes.append(contentsOf: ControlSequences.eraseToEndOfRow)
  }

  mutating func move(to target: CellPosition) {
    CursorMotion.append(from: cursor, to: target, into: &bytes)
    cursor = target
  }

  /// Draws a cell at a position in a row of the given length.
  mutating func draw(_ cell: Cell, at position: CellPosition, columns: Int) {
    move(to: position)
    if pen.map({ !$0.looksLike(cell.style, onBlank: cell.isSpace) }) ?? true {
      setPen(cell.style)
    }
    let isDisputed = cell.hasDisputedWidth
    let next = position.column + cell.width
    // After the last column some terminals wrap at once and others wait.
    let end = next >= columns ? nil : CellPosition(column: next, row: position.row)
    if isDisputed && cell.width == 2 {
      // A terminal that draws one column only would leave old text in the other.
      bytes.append(contentsOf: [0x20, 0x20])
      cursor = end
      move(to: position)
    }
    appendText(of: cell)
    cursor = isDisputed ? nil : end
  }

  /// Whether drawing a cell again costs one byte: cheaper than jumping over it.
  func isOneByte(_ cell: Cell) -> Bool {
    cell.base.isASCII && cell.width == 1 && !cell.hasDisputedWidth
      && pen.map { $0.looksLike(cell.style, onBlank: cell.isSpace) } ?? false
  }

  private mutating func setPen(_ style: Style) {
    Pen.append(from: pen, to: style, into: &bytes)
    pen = style
  }

  private mutating func appendText(of cell: Cell) {
    if cell.base.isASCII && !cell.hasDisputedWidth {
      bytes.append(UInt8(ascii: cell.base))
    } else {
      bytes.append(contentsOf: cell.text.utf8)
    }
  }
}
