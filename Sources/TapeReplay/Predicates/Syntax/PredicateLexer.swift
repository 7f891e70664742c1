/// Cuts the text of a predicate into tokens.
struct PredicateLexer {
  /// Characters that a predicate has at most.
  static let longest = 2000

  private let characters: [Character]
  private var place = 0

  /// The tokens of `text`, the end last.
  static func tokens(_ text: String) throws(PredicateError) -> [PredicateToken] {
    var lexer = PredicateLexer(text)
    guard lexer.characters.count <= longest else {
      throw PredicateError("a predicate has at most \(longest) characters", column: longest + 1)
    }
    var tokens: [PredicateToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  private mutating func next() throws(PredicateError) -> PredicateToken {
    let start = place
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    let (column, isAdjacent) = (place + 1, place == start && start > 0)
    guard place < characters.count else {
      return PredicateToken(kind: .end, column: column, isAdjacent: false)
    }
    let kind: PredicateToken.Kind =
      if characters[place] == "\"" {
        .string(try string())
      } else if isWord(characters[place]) || startsSignedNumber {
        .bare(bare())
      } else {
        .symbol(try symbol())
      }
    return PredicateToken(kind: kind, column: column, isAdjacent: isAdjacent)
  }

  private func isWord(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else {
      return character.isLetter || character.isNumber
    }
    return StateValue.isWordByte(byte)
  }

  private var startsSignedNumber: Bool {
    characters[place] == "+" && place + 1 < characters.count && isWord(characters[place + 1])
  }

  private mutating func bare() -> String {
    var word = String(characters[place])
    place += 1
    while place < characters.count {
      let character = characters[place]
      guard isWord(character) || character == "+" && isExponent(word) else { break }
      word.append(character)
      place += 1
    }
    return word
  }

  /// Whether `word` is a number as far as its exponent's sign: `1e`.
  private func isExponent(_ word: String) -> Bool {
    word.utf8.last == UInt8(ascii: "e") && PredicateNumber.parse(String(word.dropLast())) != nil
  }

  private mutating func symbol() throws(PredicateError) -> String {
    let pair = String(characters[place..<min(place + 2, characters.count)])
    if ["==", "!=", "<=", ">=", "&&", "||", "<>", "{}"].contains(pair) {
      place += 2
      return pair == "<>" ? "!=" : pair
    }
    let single = String(characters[place])
    guard ["=", "<", ">", "!", "(", ")", "[", "]", ","].contains(single) else {
      throw PredicateError(
        "\(single == "'" ? "text stands in double quotes, not" : "unexpected") `\(single)`",
        column: place + 1
      )
    }
    place += 1
    return single == "=" ? "==" : single
  }

  private mutating func string() throws(PredicateError) -> String {
    let start = place + 1
    place += 1
    var text = ""
    while place < characters.count, characters[place] != "\"" {
      if characters[place] == "\\" {
        try escape(&text)
      } else {
        text.append(characters[place])
        place += 1
      }
    }
    guard place < characters.count else {
      throw PredicateError("the quote is not closed", column: start)
    }
    place += 1
    return text
  }

  private mutating func escape(_ text: inout String) throws(PredicateError) {
    let column = place + 1
    place += 1
    guard place < characters.count else {
      throw PredicateError("the quote is not closed", column: column)
    }
    let mark = characters[place]
    place += 1
    switch mark {
    case "\"", "\\": text.append(mark)
    case "n": text.append("\n")
    case "u":
      let digits = characters[min(place + 1, characters.count)...].prefix { $0 != "}" }
      guard place < characters.count, characters[place] == "{", digits.count <= 6,
        let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value),
        place + 1 + digits.count < characters.count
      else { throw PredicateError("expected \\u{…} with a character's number", column: column) }
      text.unicodeScalars.append(scalar)
      place += digits.count + 2
    default:
      throw PredicateError("expected \\\", \\\\, \\n or \\u{…} after a backslash", column: column)
    }
  }
}
