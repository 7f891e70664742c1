/// What stands before the word that is being typed.
struct CompletionContext {
  /// What is expected.
  enum Place: Equatable {
    /// A path, or something that leads to a condition.
    case condition
    /// A path alone: within `changed(`.
    case path
    /// A value of the path that stands before the operator.
    case value(of: String)
    /// The kind of a fact, or what it is about.
    case fact, factSubject
    /// An operator, after a path or a whole condition.
    case operation
  }

  /// The word so far; empty after a blank.
  let word: String
  let place: Place

  init(_ text: String) {
    let characters = Array(text)
    var start = characters.count
    while start > 0, CompletionContext.isOfWord(characters[start - 1]) { start -= 1 }
    word = String(characters[start...])
    place = CompletionContext.place(after: CompletionContext.tokens(String(characters[..<start])))
  }

  private static func isOfWord(_ character: Character) -> Bool {
    if character == "[" || character == "]" { return true }
    guard let byte = character.asciiValue else { return character.isLetter }
    return StateValue.isWordByte(byte)
  }

  /// The pieces before the word: runs of what words are made of, and single operators.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var run = ""
    for character in text {
      if isOfWord(character) || character == "\"" {
        run.append(character)
        continue
      }
      if !run.isEmpty { tokens.append(run) }
      run = ""
      if !character.isWhitespace { tokens.append(String(character)) }
    }
    if !run.isEmpty { tokens.append(run) }
    return tokens
  }

  private static func place(after tokens: [String]) -> Place {
    guard let last = tokens.last else { return .condition }
    let before = tokens.dropLast()
    switch last {
    case "(":
      switch before.last {
      case "changed": return .path
      case "fact": return .fact
      default: return .condition
      }
    case ",": return list(before)
    case "=", "<", ">", "contains", "in":
      let path = before.last { !["=", "<", ">", "!", "not"].contains($0) }
      return path.map { .value(of: $0) } ?? .condition
    case "!" where before.last.map(isOperand) != true: return .condition
    case "and", "or", "not", "&", "|", "!": return .condition
    default: return .operation
    }
  }

  /// After a comma: in the list of an `in`, or within `fact(`.
  private static func list(_ tokens: ArraySlice<String>) -> Place {
    if tokens.suffix(3).contains("fact") { return .factSubject }
    guard let place = tokens.lastIndex(where: { $0 == "in" || $0 == "=" }), place > 0 else {
      return .condition
    }
    return .value(of: tokens[place - 1] == "=" ? tokens[max(place - 2, 0)] : tokens[place - 1])
  }

  private static func isOperand(_ token: String) -> Bool {
    token == ")" || token.last.map(isOfWord) == true && !["and", "or", "not"].contains(token)
  }
}
