extension Screen {
  /// The rows as plain text without trailing spaces, for tests, pipes and golden files.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in cells(inRow: row) {
        line += cell.text
      }
      let spaces = line.unicodeScalars.reversed().prefix { $0 == " " }.count
      return String(line.unicodeScalars.dropLast(spaces))
    }
  }

  /// The styled stretches of each row, one a line (`row 0, columns 2–5: bold fg=red`), so that
  /// golden files can hold styles too.
  ///
  /// Cells in the plain style are left out.
  public var styleLines: [String] {
    var lines: [String] = []
    for row in 0..<size.rows {
      var start = 0
      for column in 0..<size.columns {
        let style = self[column, row].style
        if column + 1 < size.columns, self[column + 1, row].style == style { continue }
        if style != .plain { lines.append("row \(row), columns \(start)–\(column): \(style)") }
        start = column + 1
      }
    }
    return lines
  }
}

extension Style: CustomStringConvertible {
  /// Names what differs from the plain style, such as `bold fg=red`.
  public var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .default { words.append("fg=\(foreground)") }
    if background != .default { words.append("bg=\(background)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

extension Color: CustomStringConvertible {
  /// `default`, the ANSI colour's name, `palette 42` or `#ff8000`.
  public var description: String {
    switch self {
    case .default: return "default"
    case .ansi(let color): return "\(color)"
    case .palette(let index): return "palette \(index)"
    case .rgb(let red, let green, let blue):
      let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
      let digits = String(value, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
