import TerminalKit

/// A screen as text of which each cell's style can be read: the characters to the left, a letter a cell
/// for its style to the right, and what the letters mean below.
enum StyleGrid {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  )

  static func lines(of screen: Screen) -> [String] {
    var known: [Style: Character] = [.plain: "."]
    var legend: [String] = []
    var lines: [String] = []
    for row in 0..<screen.size.rows {
      var (text, styles) = ("", "")
      for column in 0..<screen.size.columns {
        let cell = screen[column, row]
        text += cell.text
        if known[cell.style] == nil {
          let letter = letters[legend.count % letters.count]
          known[cell.style] = letter
          legend.append("\(letter) \(cell.style)")
        }
        styles.append(known[cell.style] ?? "?")
      }
      lines.append("\(text)  \(styles)")
    }
    return lines + legend
  }
}
