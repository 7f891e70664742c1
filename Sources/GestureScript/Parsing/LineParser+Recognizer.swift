import SessionModel

extension LineParser {
  mutating func recognizer() throws(SyntaxError) -> RecognizerDeclaration {
    let name = try nextName("the name of the recognizer")
    let kind = try arguments.next("the kind of recognizer")
      .asSpelled(RecognizerDeclaration.Kind.self)
    var declaration = RecognizerDeclaration(name, kind)
    declaration.preset = try spelledOption("preset")
    declaration.edge = try spelledOption("edge")
    declaration.stack = try nameOption("on")
    declaration.drive = try drive()
    declaration.card = try nameOption("card")
    declaration.begin = try expressionOption("begin")
    declaration.finish = try expressionOption("finish")
    declaration.onCancel = try spelledOption("onCancel")
    declaration.duration = try intervalOption("duration")
    declaration.curve = try curveOption("curve")
    declaration.completionCurve = try curveOption("completionCurve")
    declaration.style = try nameOption("style")
    declaration.extent = try numberOption("extent")
    declaration.simultaneous = try others("simultaneous")
    declaration.requireFailure = try others("requireFailure")
    return declaration
  }

  private mutating func drive() throws(SyntaxError) -> RecognizerDeclaration.Drive? {
    guard let value = arguments.option("drives") else { return nil }
    let expected = "pop, push:SCREEN, dismiss, present:SCREEN, tab or card:NAME"
    var reader = value
    let word = try reader.word(expected)
    let name = reader.take(Byte.colon) ? intern(try reader.asWord()) : nil
    switch (word.isQuoted ? "" : word.text, name) {
    case ("pop", nil): break
    case ("dismiss", nil): break
    case ("tab", nil): break
    case ("push", let name?): return .push(name)
    case ("present", let name?): return .present(name)
    case ("card", let name?): return .card(name)
    default:
      throw SyntaxError(
        at: value.offset,
        "\(value.shown(from: value.offset)) cannot be driven",
        expected: expected
      )
    }
    try reader.finish(expected)
    return word.text == "pop" ? .pop : word.text == "tab" ? .tab : .dismiss
  }

  /// A rule in quotes; an error in it is shown at its own column.
  private mutating func expressionOption(
    _ key: StaticString
  ) throws(SyntaxError) -> Expression? {
    guard let value = arguments.option(key) else { return nil }
    let word = try value.asWord("a rule in quotes")
    do {
      return try Expression(parsing: word.text)
    } catch {
      let start = value.offset + (word.isQuoted ? 1 : 0)
      let before = word.text.prefix(error.place).utf8.count
      // Escapes make the source longer than the rule; the end of the value bounds the guess.
      let offset = min(start + before, max(start, value.end - 1))
      throw SyntaxError(at: offset, error.message, expected: error.expected)
    }
  }

  /// Names given one by one or as lists.
  private mutating func others(_ key: StaticString) throws(SyntaxError) -> [Name] {
    var others: [Name] = []
    for value in arguments.options(key) {
      others += value.isList ? try list(value) : [intern(try value.asWord())]
    }
    return others
  }
}
