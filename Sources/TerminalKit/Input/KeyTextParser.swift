/// Reads keys written as text; `KeyText` has the grammar.
struct KeyTextParser {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func inputs() throws(KeyTextError) -> [ScriptedInput] {
    var inputs: [ScriptedInput] = []
    while let character = rest.first {
      let start = rest
      if character == "<" {
        inputs += try tag()
      } else {
        try checkPlain(character)
        rest.removeFirst()
        inputs.append(.key(Key(character)))
      }
      guard inputs.count <= KeyText.mostInputs else {
        throw error("these are more than \(KeyText.mostInputs) inputs", at: start)
      }
    }
    return inputs
  }

  /// Tabs and line ends could mean a key or the layout of the script; they are spelled.
  private func checkPlain(_ character: Character) throws(KeyTextError) {
    let isControl = character.unicodeScalars.contains {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
    }
    guard isControl else { return }
    throw error("a control character; expected its name, such as <enter> or <tab>", at: rest)
  }

  private mutating func tag() throws(KeyTextError) -> [ScriptedInput] {
    let start = rest
    rest.removeFirst()
    let content = try content(of: start)
    var body = content
    let held = modifiers(&body)
    let words = try words(of: body)
    guard let name = words.first else {
      throw error("a key's name is missing; \(Self.expected)", at: start)
    }
    if words.count == 1, !MouseText.names.contains(String(name)), !Self.isCommand(name) {
      return [.key(try key(body, held))]
    }
    return try command(name, Array(words.dropFirst()), held)
  }

  /// What stands before the closing bracket; within quotes brackets are text.
  private mutating func content(of start: Substring) throws(KeyTextError) -> Substring {
    let begin = rest.startIndex
    var (isQuoted, isEscaped) = (false, false)
    while let character = rest.first {
      let isFirst = rest.startIndex == begin
      if character == ">" && !isQuoted && !isFirst {
        let content = text[begin..<rest.startIndex]
        rest.removeFirst()
        return content
      }
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        // A quotation mark may be a key itself: <A-">.
        if isQuoted || text[begin..<rest.startIndex].contains(" ") { isQuoted.toggle() }
      } else if character == "\\" && isQuoted {
        isEscaped = true
      }
      rest.removeFirst()
    }
    throw error("this is never closed; expected > (the key < itself is <lt>)", at: start)
  }

  private func modifiers(_ body: inout Substring) -> Modifiers {
    var held: Modifiers = []
    while body.count > 2, body.dropFirst().first == "-", let letter = body.first?.uppercased(),
      let known = KeySpelling.modifiers.first(where: { String($0.prefix) == letter })
    {
      held.insert(known.modifier)
      body = body.dropFirst(2)
    }
    return held
  }

  private func key(_ name: Substring, _ held: Modifiers) throws(KeyTextError) -> Key {
    guard let code = KeySpelling.code(name) else {
      throw error("there is no key '\(name)'; \(Self.expected)", at: name)
    }
    if case .character(let character) = code {
      try checkPlain(character)
      let lower = held.contains(.control) ? Character(character.lowercased()) : character
      return Key(lower, held)
    }
    return Key(code, held)
  }

  private static func isCommand(_ name: Substring) -> Bool {
    ["resize", "wait", "paste"].contains(name)
  }

  private func command(
    _ name: Substring,
    _ values: [Substring],
    _ held: Modifiers
  ) throws(KeyTextError) -> [ScriptedInput] {
    if MouseText.names.contains(String(name)) {
      return try MouseText(name: name, values: values, held: held, parser: self).inputs()
    }
    guard Self.isCommand(name) else {
      throw error("there is no '\(name)'; \(Self.expected)", at: name)
    }
    guard held.isEmpty else { throw error("'\(name)' takes no S-, A- or C-", at: name) }
    guard values.count == 1 else {
      let what = ["resize": "a size such as 120x40", "wait": "a time such as 500ms"]
      throw error("'\(name)' needs \(what[String(name)] ?? "a quoted text")", at: name)
    }
    switch name {
    case "resize": return [.resize(try size(values[0]))]
    case "wait": return [.wait(try time(values[0]))]
    default: return [.paste(try quoted(values[0]))]
    }
  }

  private static let expected =
    "expected a key (\(KeySpelling.examples)), a mouse action (click 10,20), "
    + "resize 120x40, wait 500ms or paste \"text\""
}

extension KeyTextParser {
  /// Words between blanks; a quoted text is one.
  private func words(of body: Substring) throws(KeyTextError) -> [Substring] {
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

  /// A whole number of at most `KeyText.farthestCell`; only digits, and a sign where one is allowed.
  func number(_ word: Substring, signed: Bool = false) -> Int? {
    let digits = signed && word.first == "-" ? word.dropFirst() : word
    guard !digits.isEmpty, digits.utf8.count <= 4,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(word)
  }

  private func size(_ word: Substring) throws(KeyTextError) -> CellSize {
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

  private func quoted(_ word: Substring) throws(KeyTextError) -> String {
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
