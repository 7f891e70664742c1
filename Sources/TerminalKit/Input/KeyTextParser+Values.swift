extension KeyTextParser {
  /// Words between blanks; a quoted text is one.
  func words(of body: Substring) throws(KeyTextError) -> [Substring] {
    var words: [Substring] = []
    var rest = body
    while let first = rest.first {
      if first == " " && body.count > 1 {
        rest.removeFirst()
      } else if first == "\"" && !words.isEmpty {
        words.append(rest)
        return words
      } else {
        let word = rest.count == 1 ? rest : rest.prefix { $0 != " " }
        words.append(word)
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  func error(_ message: String, at place: Substring) -> KeyTextError {
    let column = text.distance(from: text.startIndex, to: place.startIndex) + 1
    return KeyTextError(text: text, column: column, message: message)
  }

  /// A whole number of at most `KeyText.mostDigits` digits; nothing but digits, and a sign where one is allowed.
  func number(_ word: Substring, signed: Bool = false) -> Int? {
    let digits = signed && word.first == "-" ? word.dropFirst() : word
    guard !digits.isEmpty, digits.utf8.count <= KeyText.mostDigits,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(word)
  }

  func size(_ word: Substring) throws(KeyTextError) -> CellSize {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = number(parts[0]), let rows = number(parts[1]) else {
      throw error("'\(word)' is no size; expected columns and rows such as 120x40", at: word)
    }
    return CellSize(columns: columns, rows: rows)
  }

  /// A time in seconds or milliseconds, to the microsecond.
  func time(_ word: Substring) throws(KeyTextError) -> Duration {
    let (unit, places) = word.hasSuffix("ms") ? ("ms", 3) : ("s", 6)
    let parts = word.dropLast(unit.count).split(
      separator: ".",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let fraction = parts.count == 2 ? parts[1] : ""
    let digits = (parts.first ?? "") + fraction
    guard word.hasSuffix(unit), !digits.isEmpty, fraction.count <= places,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let amount = Int64(digits + String(repeating: "0", count: places - fraction.count)),
      .microseconds(amount) <= KeyText.longestWait
    else {
      throw error("'\(word)' is no time; expected 500ms or 1.5s, at most a day", at: word)
    }
    return .microseconds(amount)
  }

  func quoted(_ word: Substring) throws(KeyTextError) -> String {
    guard word.first == "\"" else {
      throw error("a text is quoted: <paste \"text\">", at: word)
    }
    var rest = word.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        guard rest.isEmpty else { throw error("expected > after the text", at: rest) }
        return text
      case "\\":
        text.append(try escaped(&rest))
      default:
        text.append(character)
      }
    }
    throw error("the quote is never closed", at: word)
  }

  private func escaped(_ rest: inout Substring) throws(KeyTextError) -> Character {
    let place = rest
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    default: throw error("expected \\n, \\t, \\\" or \\\\", at: place)
    }
  }
}
