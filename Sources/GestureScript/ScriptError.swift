/// What is wrong with a script, and where.
public struct ScriptError: Error, Equatable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// What is wrong.
  public var message: String
  /// What would have been right; nil where the message says it.
  public var expected: String?
  /// The line's text around the column.
  public var excerpt: String
  /// The place of the column in `excerpt`, in characters, from 0.
  public var excerptColumn: Int

  /// Characters of the line that are shown on either side of the column.
  static let excerptReach = 60
}

extension ScriptError {
  /// Places `error` in the line `range` of `text`.
  init(_ error: SyntaxError, file: String, line: Int, range: Range<Int>, of text: [UInt8]) {
    let offset = min(max(error.offset, range.lowerBound), range.upperBound)
    // A line may be a mebibyte long; what is far from the column is not decoded for show.
    let before = String(decoding: text[range.lowerBound..<offset], as: UTF8.self)
    let reach = ScriptError.excerptReach * 4
    let after = String(
      decoding: text[offset..<min(range.upperBound, offset + reach)],
      as: UTF8.self
    )
    let shown = before.suffix(ScriptError.excerptReach)
    self.file = file
    self.line = line
    column = before.count + 1
    message = ScriptError.visible(error.message)
    expected = error.expected.map { ScriptError.visible($0) }
    excerpt = ScriptError.visible(shown + after.prefix(ScriptError.excerptReach))
    excerptColumn = shown.count
  }

  /// The text with a replacement for every control character, so that it is safe to show.
  private static func visible(_ text: some StringProtocol) -> String {
    String(
      text.map { character in
        let isControl = character.unicodeScalars.contains { scalar in
          scalar.properties.generalCategory == .control
            || scalar.properties.generalCategory == .format
        }
        return character == "\t" ? " " : isControl ? "\u{FFFD}" : character
      }
    )
  }
}

extension ScriptError: CustomStringConvertible {
  /// File, line, column, what is wrong, what was expected, and the line with a caret.
  public var description: String {
    let rest = expected.map { "; expected \($0)" } ?? ""
    let caret = String(repeating: " ", count: excerptColumn) + "^"
    return "\(file):\(line):\(column): \(message)\(rest)\n  \(excerpt)\n  \(caret)"
  }
}
