import SessionModel

/// Turns the lines of a script into statements.
struct LineParser {
  /// The whole script.
  let text: [UInt8]
  /// What the header's lines said so far.
  var header = Header()
  /// The names of the events so far.
  var names = NameTable()
  /// The line that is being read, from 1.
  private(set) var lineNumber = 0
  /// Its bytes.
  private(set) var lineRange = 0..<0
  /// What is left of it.
  var arguments: ArgumentList

  init(_ text: [UInt8]) throws(SyntaxError) {
    self.text = text
    arguments = try ArgumentList(text, line: 0..<0)
  }

  /// The statement in the next line, which is `range`; nil for a blank line, a comment and a line of
  /// the header.
  mutating func statement(_ range: Range<Int>) throws(SyntaxError) -> Statement? {
    lineNumber += 1
    lineRange = range
    try SourceLines.check(range, of: text)
    arguments = try ArgumentList(text, line: range)
    guard !arguments.isEmpty else { return nil }
    let clock = try self.clock()
    let content = try self.content()
    try arguments.finish()
    guard let content else { return nil }
    return Statement(clock: clock, content: content, line: lineNumber, range: range)
  }

  private mutating func clock() throws(SyntaxError) -> Statement.Clock? {
    guard var value = arguments.upcoming, let first = value.byte,
      Byte.isDigit(first) || first == Byte.minus || first == Byte.plus
    else { return nil }
    _ = arguments.nextIfAny()
    guard value.take(Byte.plus) else { return .absolute(try value.asTime()) }
    guard value.byte.map(Byte.isDigit) == true else {
      throw SyntaxError(at: value.offset, "this is not a time", expected: "+ and seconds")
    }
    return .relative(try value.asInterval())
  }

  private mutating func content() throws(SyntaxError) -> Statement.Content? {
    let first = try arguments.next("an event, a gesture or expect")
    guard !first.text[first.offset..<first.end].starts(with: "//".utf8) else {
      throw SyntaxError(at: first.offset, "this is no event", expected: "# before a comment")
    }
    let verb = try first.asWord("an event")
    guard !verb.isQuoted else { throw unknown(verb) }
    switch verb.text {
    case "tape":
      try tapeHeader()
      return nil
    case "setup":
      return try setup().map { .event(.setup($0)) }
    case "expect":
      return .expectation(try expectation(at: verb.offset))
    default:
      if let content = try gestureVerb(verb) { return content }
      if let event = try event(verb) { return .event(event) }
      throw unknown(verb)
    }
  }

  private func unknown(_ verb: Word) -> SyntaxError {
    let message = "\(verb.text.shown) is no event and no gesture"
    // A quoted word is a name, however it is spelled.
    if !verb.isQuoted, let meant = Spelling.nearest(to: verb.text, among: LineParser.verbs) {
      return SyntaxError(at: verb.offset, "\(message); did you mean \(meant)?")
    }
    let all = LineParser.verbs.joined(separator: ", ")
    return SyntaxError(at: verb.offset, message, expected: "one of \(all)")
  }

  static let verbs = [
    "setup", "push", "pop", "popTo", "popToRoot", "setStack", "present", "dismiss", "selectTab",
    "touch", "gesture", "transition", "animator", "callback", "observe", "model", "flag", "bars",
    "scroll", "rotate", "app", "alloc", "release", "mark", "note", "custom", "tape", "unknown",
    "lost", "end", "tap", "doubleTap", "longPress", "swipe", "flick", "pinch", "wait", "settle",
    "monkey", "expect",
  ]
}

extension LineParser {
  /// The next argument as a name of the tape.
  mutating func nextName(_ expected: String) throws(SyntaxError) -> Name {
    intern(try arguments.next(expected).asWord(expected))
  }

  /// The option `key` as a name of the tape; nil if it is not given.
  mutating func nameOption(_ key: StaticString) throws(SyntaxError) -> Name? {
    guard let value = arguments.option(key) else { return nil }
    return intern(try value.asWord())
  }

  /// The option `key` as a number; nil if it is not given.
  mutating func numberOption(_ key: StaticString) throws(SyntaxError) -> Double? {
    guard let value = arguments.option(key) else { return nil }
    return try value.asNumber()
  }

  /// The option `key` as a span; nil if it is not given.
  mutating func intervalOption(_ key: StaticString) throws(SyntaxError) -> Interval? {
    guard let value = arguments.option(key) else { return nil }
    return try value.asInterval()
  }

  /// The option `key` as `true` or `false`; nil if it is not given.
  mutating func flagOption(_ key: StaticString) throws(SyntaxError) -> Bool? {
    guard let value = arguments.option(key) else { return nil }
    return try value.asFlag()
  }

  /// The option `key` as a curve; nil if it is not given.
  mutating func curveOption(_ key: StaticString) throws(SyntaxError) -> TimingCurve? {
    guard let value = arguments.option(key) else { return nil }
    return try CurveText.curve(value)
  }

  /// The option `key` as a word of `Value`; nil if it is not given.
  mutating func spelledOption<Value: Spelled>(
    _ key: StaticString
  ) throws(SyntaxError) -> Value? {
    guard let value = arguments.option(key) else { return nil }
    return try value.asSpelled(Value.self)
  }

  /// The names of a list.
  mutating func list(_ value: ValueReader) throws(SyntaxError) -> [Name] {
    var list: [Name] = []
    for word in try value.asWords() { list.append(intern(word)) }
    return list
  }

  mutating func intern(_ word: Word) -> Name {
    names.intern(word.text)
  }
}
