extension ScreenDrawing {
  /// Cells beside each other that look alike, from the first column to the one after the last.
  private func runs(_ row: Int, _ isSame: (Cell, Cell) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for column in 1...max(1, screen.size.columns) {
      let goesOn =
        column < screen.size.columns && isSame(screen[start, row], screen[column, row])
      if !goesOn {
        runs.append(start..<column)
        start = column
      }
    }
    return screen.size.columns > 0 ? runs : []
  }

  /// The elements of a row: backgrounds first, then what stands on them.
  func lines(ofRow row: Int) -> [String] {
    let top = SVG.number(Self.cell.height * Double(row))
    var lines: [String] = []
    for run in runs(row, { $0.shownBackground == $1.shownBackground }) {
      let paint = screen[run.lowerBound, row].shownBackground
      guard paint != CellInk(color: .default, isText: false) else { continue }
      lines.append("<rect\(paint.attributes()) \(place(run)) y=\"\(top)\" height=\"\(height)\"/>")
    }
    for run in runs(row, { $0.style == $1.style && Self.kind($0) == Self.kind($1) }) {
      lines += self.lines(of: run, row)
    }
    return lines
  }

  private enum Kind {
    case text, blocks, dots, line
  }

  private static func kind(_ cell: Cell) -> Kind {
    if CellShapes.blocks(of: cell.base) != nil { return .blocks }
    if CellShapes.dots(of: cell.base) != nil { return .dots }
    return CellShapes.line(of: cell.base, width: 1, height: 1) == nil ? .text : .line
  }

  private func lines(of run: Range<Int>, _ row: Int) -> [String] {
    let first = screen[run.lowerBound, row]
    switch Self.kind(first) {
    case .text: return textLines(run, row)
    case .blocks: return run.flatMap { blockLines($0, row) }
    case .dots:
      let dots = run.flatMap { column in
        (CellShapes.dots(of: screen[column, row].base) ?? []).map { dot in
          let x = SVG.number((Double(column) + dot.x) * Self.cell.width)
          return "M\(x) \(SVG.number((Double(row) + dot.y) * Self.cell.height))h0"
        }
      }
      return ["<path\(attributes(first, "o")) d=\"\(dots.joined())\"/>"]
    case .line:
      let path = run.map { column in
        let x = SVG.number(Double(column) * Self.cell.width)
        let line = CellShapes.line(
          of: screen[column, row].base,
          width: Self.cell.width,
          height: Self.cell.height
        )
        return "<path transform=\"translate(\(x) \(SVG.number(Double(row) * Self.cell.height)))\""
          + "\(attributes(first, "w")) d=\"\(line ?? "")\"/>"
      }
      return path
    }
  }

  private func blockLines(_ column: Int, _ row: Int) -> [String] {
    let cell = screen[column, row]
    return (CellShapes.blocks(of: cell.base) ?? []).map { block in
      let x = SVG.number((Double(column) + block.x) * Self.cell.width)
      let y = SVG.number((Double(row) + block.y) * Self.cell.height)
      let width = SVG.number(block.width * Self.cell.width)
      let height = SVG.number(block.height * Self.cell.height)
      let opacity = block.opacity < 1 ? " fill-opacity=\"\(SVG.number(block.opacity))\"" : ""
      return "<rect\(attributes(cell)) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\""
        + " height=\"\(height)\"\(opacity)/>"
    }
  }

  /// Words, each where its first column is: so no font can move what follows.
  private func textLines(_ run: Range<Int>, _ row: Int) -> [String] {
    let y = SVG.number(Self.cell.height * Double(row) + Self.baseline)
    var lines: [String] = []
    var (start, text) = (run.lowerBound, "")
    func finish(_ end: Int) {
      guard !text.isEmpty else { return }
      let style = attributes(screen[start, row])
      let length = SVG.number(Double(end - start) * Self.cell.width)
      let fit = end - start > 1 ? " textLength=\"\(length)\"" : ""
      let x = SVG.number(Double(start) * Self.cell.width)
      lines.append("<text\(style) x=\"\(x)\" y=\"\(y)\"\(fit)>\(SVG.escaped(text))</text>")
      text = ""
    }
    for column in run {
      let cell = screen[column, row]
      if cell.isSpace {
        finish(column)
      } else {
        if text.isEmpty { start = column }
        text += cell.text
      }
    }
    finish(run.upperBound)
    return lines
  }

  private var height: String { SVG.number(Self.cell.height) }

  private func place(_ run: Range<Int>) -> String {
    let x = SVG.number(Double(run.lowerBound) * Self.cell.width)
    return "x=\"\(x)\" width=\"\(SVG.number(Double(run.count) * Self.cell.width))\""
  }

  private func attributes(_ cell: Cell, _ more: String = "") -> String {
    let attributes = cell.style.attributes
    let marks: [(Style.Attributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"),
    ]
    var names = marks.filter { attributes.contains($0.0) }.map(\.1)
    if !more.isEmpty { names.append(more) }
    return cell.shownForeground.attributes(names)
  }
}
