extension Screen {
  /// The rows as a terminal can show them one after the other, with the colours and attributes of
  /// `depth` and without trailing blanks; each ends in the plain style.
  ///
  /// At `.none` they are the same as `lines`: no escape sequences at all.
  public func styledLines(_ depth: ColorDepth) -> [String] {
    guard depth > .none else { return lines }
    let screen = converted(to: depth)
    return (0..<size.rows).map { Self.styledLine(screen.cells(inRow: $0)) }
  }

  private static func styledLine(_ cells: ArraySlice<Cell>) -> String {
    let blanks = cells.reversed().prefix { $0.looksLike(.blank) }.count
    var (bytes, pen) = ([UInt8](), Style.plain)
    for cell in cells.dropLast(blanks) {
      if !pen.looksLike(cell.style, onBlank: cell.isSpace) {
        Pen.append(from: pen, to: cell.style, into: &bytes)
        pen = cell.style
      }
      bytes.append(contentsOf: cell.text.utf8)
    }
    Pen.append(from: pen, to: .plain, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
