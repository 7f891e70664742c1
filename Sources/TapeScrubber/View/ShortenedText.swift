import TerminalKit

/// A text that has to do with less room than it needs.
enum ShortenedText {
  /// `text` if it has room in so many columns; else without its middle, as both its ends say most.
  static func withoutMiddle(_ text: String, columns: Int, _ symbols: Symbols) -> String {
    let sign = symbols.ellipsis
    let room = columns - CharacterWidth.columns(of: sign)
    guard CharacterWidth.columns(of: text) > columns else { return text }
    guard room > 1 else { return beginning(of: text, columns: columns) }
    let end = beginning(of: text.reversed(), columns: room / 2).reversed()
    return beginning(of: text, columns: room - room / 2) + sign + String(end)
  }

  /// As many of the first characters as have room in so many columns.
  static func beginning(of text: some Sequence<Character>, columns: Int) -> String {
    var (beginning, left) = ("", columns)
    for character in text {
      left -= CharacterWidth.columns(of: String(character))
      guard left >= 0 else { break }
      beginning.append(character)
    }
    return beginning
  }
}
