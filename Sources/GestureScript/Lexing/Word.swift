/// A name or a word as it stands in the text.
struct Word: Equatable {
  /// The spelling, escapes resolved.
  var text: String
  /// Whether it was written in quotes; a quoted word is never a keyword.
  var isQuoted: Bool
  /// The byte where it starts.
  var offset: Int

  /// Whether it is the keyword `keyword`.
  func isKeyword(_ keyword: StaticString) -> Bool {
    !isQuoted && text.matches(keyword)
  }
}

extension String {
  /// Characters of a text that messages show.
  private static let mostShown = 40

  /// The text between backquotes, shortened, for messages.
  var shown: String {
    count > String.mostShown ? "`\(prefix(String.mostShown))…`" : "`\(self)`"
  }

  /// Whether it consists of the same bytes as `other`.
  func matches(_ other: StaticString) -> Bool {
    other.withUTF8Buffer { utf8.elementsEqual($0) }
  }

  /// A string with the text of `text`.
  init(_ text: StaticString) {
    self = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
