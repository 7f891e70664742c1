extension DotCanvas {
  /// Draws every cell that has a dot onto a screen; the others stay as they are.
  ///
  /// Without a background of its own the style keeps the colour that is there.
  public func stamp(
    on screen: inout Screen,
    at position: CellPosition = CellPosition(column: 0, row: 0),
    style: Style = .plain,
    glyphs: GlyphSet = .unicode
  ) {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let dots = mask(column: column, row: row)
        if dots == 0 { continue }
        let place = CellPosition(column: position.column + column, row: position.row + row)
        var style = style
        if style.background == .default { style.background = screen[place].ground }
        screen[place] = Cell(Self.glyph(dots, glyphs), style: style)
      }
    }
  }

  /// The character that shows the dots of a cell.
  static func glyph(_ dots: UInt8, _ glyphs: GlyphSet) -> Unicode.Scalar {
    switch glyphs {
    case .unicode: braille(dots)
    case .blocks: halfBlock(dots)
    case .ascii: ascii(dots)
    }
  }

  /// Braille numbers its dots down the left column, down the right, and then the lowest two.
  private static func braille(_ dots: UInt8) -> Unicode.Scalar {
    let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var pattern: UInt32 = 0x2800
    for (place, bit) in bits.enumerated() where dots >> UInt8(place) & 1 != 0 {
      pattern |= bit
    }
    return Unicode.Scalar(pattern) ?? "#"
  }

  private static func halfBlock(_ dots: UInt8) -> Unicode.Scalar {
    switch (dots & 0x0F != 0, dots & 0xF0 != 0) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// The character whose strokes are nearest: a line lying, standing, rising or falling.
  private static func ascii(_ dots: UInt8) -> Unicode.Scalar {
    if dots == 0 { return " " }
    if dots.nonzeroBitCount >= 6 { return "#" }
    let left = rows(ofColumn: 0, dots)
    let right = rows(ofColumn: 1, dots)
    if left.isEmpty || right.isEmpty {
      let one = left + right
      return one.count > 1 ? "|" : one == [0] || one == [1] ? "'" : "."
    }
    // Both sums are compared by their mean, without dividing.
    let leftHeight = left.reduce(0, +) * right.count
    let rightHeight = right.reduce(0, +) * left.count
    if leftHeight != rightHeight { return leftHeight > rightHeight ? "/" : "\\" }
    return left == [3] ? "_" : "-"
  }

  private static func rows(ofColumn column: UInt8, _ dots: UInt8) -> [Int] {
    (0..<dotsDown).filter { dots >> (UInt8($0) * 2 + column) & 1 != 0 }
  }
}
