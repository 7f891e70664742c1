import TerminalKit

/// A terminal that understands what our renderer sends, and nothing else; it keeps characters, not styles.
struct PlainTerminal {
  private(set) var rows: [[String]]
  private var (column, row) = (0, 0)

  init(_ size: CellSize) {
    rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  /// The rows without trailing spaces.
  var lines: [String] {
    rows.map { cells in
      var line = cells.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  mutating func feed(_ text: String) {
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "\u{1B}": control(&scalars)
      case "\r": column = 0
      case "\n": row += 1
      case "\u{8}": column -= 1
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = CharacterWidth.columns(of: scalar) ?? 0
    if width == 0 {
      rows[row][column - 1].unicodeScalars.append(scalar)
    } else {
      rows[row][column] = String(Character(scalar))
      if width == 2, column + 1 < rows[row].count { rows[row][column + 1] = "" }
      column += width
    }
  }

  private mutating func control(_ scalars: inout String.UnicodeScalarView.Iterator) {
    guard scalars.next() == "[" else { return }
    var parameters = ""
    while let scalar = scalars.next() {
      guard scalar.value >= 0x40 else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
        Int($0)
      }
      perform(scalar, numbers)
      return
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ numbers: [Int?]) {
    let first = (numbers.first ?? nil) ?? 1
    switch final {
    case "H": (row, column) = (first - 1, (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1)
    case "A": row -= first
    case "B": row += first
    case "C": column += first
    case "D": column -= first
    case "K": for place in column..<rows[row].count { rows[row][place] = " " }
    case "J": for place in rows.indices { rows[place] = rows[place].map { _ in " " } }
    default: break
    }
  }
}
