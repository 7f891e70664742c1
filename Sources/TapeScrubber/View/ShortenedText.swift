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

  /// `text` if it has room in so many columns; else its end, which of a path says most.
  static func withoutBeginning(_ text: String, columns: Int, _ symbols: Symbols) -> String {
    guard CharacterWidth.columns(of: text) > columns else { return text }
    let sign = symbols.ellipsis
    let room = max(0, columns - CharacterWidth.columns(of: sign))
    return sign + String(beginning(of: text.reversed(), columns: room).reversed())
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
