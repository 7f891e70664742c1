import SessionModel

extension LineParser {
  /// The navigation call that starts with `verb`; nil if none does.
  mutating func call(_ verb: Word) throws(SyntaxError) -> NavigationCall? {
    guard let operation = try operation(verb) else { return nil }
    let animation = try self.animation()
    let stack = try nameOption("on")
    return NavigationCall(operation, animation, stack: stack, cause: try cause())
  }

  private mutating func operation(
    _ verb: Word
  ) throws(SyntaxError) -> NavigationCall.Operation? {
    switch verb.text {
    case "push": .push(try nextName("a screen"))
    case "pop": .pop
    case "popTo": .popTo(try nextName("a screen"))
    case "popToRoot": .popToRoot
    case "setStack": .setStack(try list(try arguments.next("a list of screens such as [A,B]")))
    case "present": .present(try nextName("a screen"))
    case "dismiss": .dismiss(try dismissed())
    case "selectTab": .selectTab(try nextName("a tab"))
    default: nil
    }
  }

  private mutating func dismissed() throws(SyntaxError) -> Name? {
    guard let word = try arguments.upcoming?.asWord("a screen or animated") else { return nil }
    let keywords: [StaticString] = ["animated", "unanimated", "interactive"]
    guard !keywords.contains(where: word.isKeyword) else { return nil }
    return try nextName("a screen")
  }

  private mutating func animation() throws(SyntaxError) -> NavigationCall.Animation {
    if arguments.take("animated") {
      let duration = try arguments.next("the duration in seconds").asInterval()
      return .animated(duration, curve: try curveOption("curve"))
    }
    if arguments.take("interactive") { return .interactive }
    _ = arguments.take("unanimated")
    return .unanimated
  }

  /// The option `by`; nil if it is not given.
  mutating func cause() throws(SyntaxError) -> Cause? {
    guard let value = arguments.option("by") else { return nil }
    var reader = value
    let word = try reader.word("user, code, touch:ID, transition:ID or a recognizer")
    guard reader.take(Byte.colon) else {
      try reader.finish("user, code, touch:ID, transition:ID or a recognizer")
      if word.isKeyword("user") { return .user }
      if word.isKeyword("code") { return .code }
      return .recognizer(intern(word))
    }
    if word.isKeyword("touch") { return .touch(try reader.asInteger()) }
    if word.isKeyword("transition") {
      return .transition(names.internTransition(try reader.asWord().text))
    }
    throw SyntaxError(
      at: value.offset,
      "\(value.shown(from: value.offset)) names no cause",
      expected: "user, code, touch:ID, transition:ID or a recognizer"
    )
  }
}
