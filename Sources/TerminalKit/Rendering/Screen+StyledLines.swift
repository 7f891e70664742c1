extension Screen {
  /// The rows as text for a pipe or a file, styled as a terminal of `depth` would show them.
  ///
  /// Without colours there is not one escape sequence: the same as `lines`. Otherwise every row
  /// stands alone: it begins and ends in the plain style, and plain blanks at its end are left out.
  public func styledLines(_ depth: ColorDepth) -> [String] {
    if depth == .none { return lines }
    let screen = converted(to: depth)
    return (0..<size.rows).map { Screen.styledText(screen.cells(inRow: $0)) }
  }

  private static func styledText(_ cells: ArraySlice<Cell>) -> String {
    let end = cells.lastIndex { !$0.isSpace || !$0.style.looksLike(.plain, onBlank: true) }
    guard let end else { return "" }
    var bytes: [UInt8] = []
    var pen = Style.plain
    for cell in cells[...end] where cell.width > 0 {
      if !pen.looksLike(cell.style, onBlank: cell.isSpace) {
        Pen.append(from: pen, to: cell.style, into: &bytes)
        pen = cell.style
      }
      bytes.append(contentsOf: cell.text.utf8)
    }
    if pen != .plain { bytes.append(contentsOf: ControlSequences.resetStyle) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
