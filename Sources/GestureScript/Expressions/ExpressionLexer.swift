/// Cuts an expression into tokens.
struct ExpressionLexer {
  private let text: [Character]
  private var place = 0

  private static let symbols: [StaticString] = [
    "<=", ">=", "==", "!=", "<", ">", "+", "-", "*", "/", "(", ")", ",",
  ]

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func next() throws(ExpressionError) -> ExpressionToken {
    let before = place
    while place < text.count, text[place].isWhitespace { place += 1 }
    let isAdjacent = place == before
    let start = place
    guard place < text.count else {
      return ExpressionToken(kind: .end, place: start, isAdjacent: isAdjacent)
    }
    return ExpressionToken(kind: try kind(), place: start, isAdjacent: isAdjacent)
  }

  private mutating func kind() throws(ExpressionError) -> ExpressionToken.Kind {
    let first = text[place]
    if first.isASCII, first.isNumber { return .number(try number()) }
    if first.isLetter || first == "_" { return word() }
    for symbol in ExpressionLexer.symbols {
      let spelling = Array(String(symbol))
      if text[place...].starts(with: spelling) {
        place += spelling.count
        return .symbol(symbol)
      }
    }
    throw ExpressionError(
      at: place,
      "`\(first)` means nothing here",
      expected: "a number, a name or an operator"
    )
  }

  private mutating func number() throws(ExpressionError) -> Double {
    let start = place
    while place < text.count, isPartOfNumber(since: start) { place += 1 }
    let spelling = String(text[start..<place])
    guard let number = NumberText.number(spelling) else {
      throw ExpressionError(at: start, "\(spelling.shown) is not a number")
    }
    return number
  }

  private func isPartOfNumber(since start: Int) -> Bool {
    let character = text[place]
    if character.isLetter || character.isNumber || character == "." { return true }
    guard character == "-" || character == "+", place > start else { return false }
    return text[place - 1] == "e" || text[place - 1] == "E"
  }

  /// A name, or one of the numbers that are spelled with letters.
  private mutating func word() -> ExpressionToken.Kind {
    let start = place
    while place < text.count, isPartOfName(text[place]) { place += 1 }
    let name = String(text[start..<place])
    if name == "inf" { return .number(.infinity) }
    guard name == "nan" else { return .name(name) }
    guard place < text.count, text[place] == ":" else { return .number(.nan) }
    let digits = text[(place + 1)...].prefix { $0.isHexDigit }
    guard let number = NumberText.number("nan:" + String(digits)) else { return .number(.nan) }
    place += 1 + digits.count
    return .number(number)
  }

  private func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
      || character == "#"
  }
}
