import SessionModel

extension LineParser {
  /// The expectation whose word `expect` stands at `start`.
  mutating func expectation(at start: Int) throws(SyntaxError) -> ScriptExpectation {
    let isAtEnd = arguments.startsWith("end") && arguments.take("end")
    let subject = try self.subject()
    let line = text[lineRange]
    return ScriptExpectation(
      subject,
      isAtEnd: isAtEnd,
      tolerance: try tolerance(),
      line: lineNumber,
      column: String(decoding: line[..<start], as: UTF8.self).count + 1,
      source: String(decoding: line[start...], as: UTF8.self)
    )
  }

  private mutating func tolerance() throws(SyntaxError) -> Double? {
    guard arguments.take("within") else { return nil }
    let value = try arguments.next("the tolerance")
    let tolerance = try value.asNumber()
    guard tolerance >= 0, tolerance.isFinite else {
      throw SyntaxError(
        at: value.offset,
        "this cannot be a tolerance",
        expected: "a finite number from 0 on"
      )
    }
    return tolerance
  }

  private mutating func subject() throws(SyntaxError) -> ScriptExpectation.Subject {
    if let subject = try namedSubject() { return subject }
    if arguments.startsWith("callbacks"), arguments.take("callbacks") {
      return .callbacks(try callbacks())
    }
    if arguments.startsWith("returned"), arguments.take("returned") {
      let value = try arguments.next("a list of screens such as [C,D]")
      return .returned(try value.asWords().map(\.text))
    }
    if arguments.startsWith("fault"), arguments.take("fault") {
      return .fault(try arguments.next("a fault").asSpelled(Fault.self))
    }
    if arguments.startsWith("digest"), arguments.take("digest") { return .digest(try digest()) }
    if arguments.startsWith("finding"), arguments.take("finding") {
      return .finding(try finding())
    }
    if arguments.startsWith("no"), arguments.take("no") {
      guard arguments.take("other"), arguments.take("findings") else {
        throw SyntaxError(
          at: arguments.offset,
          "this is no expectation",
          expected: "no other findings"
        )
      }
      return .noOtherFindings
    }
    if let word = arguments.upcoming, word.offset == arguments.offset {
      throw SyntaxError(
        at: word.offset,
        "\(word.shown(from: word.offset)) is nothing that can be expected",
        String(decoding: text[word.offset..<word.end], as: UTF8.self),
        among: ValueReader.expectations
      )
    }
    return .state(try fields("values such as main=[A,B], or what the line is about"))
  }

  /// A subject that is followed by fields, with or without a name between.
  private mutating func namedSubject() throws(SyntaxError) -> ScriptExpectation.Subject? {
    guard let word = arguments.upcoming?.asSubjectWord(), arguments.startsWith(word) else {
      return nil
    }
    _ = arguments.take(word)
    switch String(word) {
    case "model": return .model(try fields("a stack such as main=[A]"))
    case "flag": return .flags(try fields("a flag such as busy=true"))
    case "bars": return .bars(try fields("a bar such as nav=hidden"))
    default: break
    }
    let name = try arguments.next("a name").asWord().text
    let fields = try self.fields("values such as fraction=0.4")
    switch String(word) {
    case "transition": return .transition(name, fields)
    case "animator": return .animator(name, fields)
    case "recognizer": return .recognizer(name, fields)
    case "picture": return .picture(name, fields)
    default: return .coordinator(name, fields)
    }
  }

  private mutating func callbacks() throws(SyntaxError) -> [ScriptExpectation.Callback] {
    var callbacks: [ScriptExpectation.Callback] = []
    let expected = "a list of callbacks such as [willShow A,didShow A]"
    try arguments.next(expected).eachElement(expected) { (reader) throws(SyntaxError) in
      let word = try reader.word("a callback such as willShow")
      let kind = try ValueReader(reader.text, in: word.offset..<reader.offset)
        .asSpelled(AppearanceCallback.Kind.self)
      reader.skipBlanks()
      callbacks.append(ScriptExpectation.Callback(kind, try reader.word("a screen").text))
    }
    return callbacks
  }

  private mutating func digest() throws(SyntaxError) -> UInt64 {
    let value = try arguments.next("sixteen hexadecimal digits")
    let digits = value.text[value.offset..<value.end]
    guard digits.count == 16, let digest = NumberText.hex(digits) else {
      throw SyntaxError(
        at: value.offset,
        "\(value.shown(from: value.offset)) is no digest",
        expected: "sixteen hexadecimal digits"
      )
    }
    return digest
  }

  private mutating func finding() throws(SyntaxError) -> ScriptExpectation.Finding {
    let rule = try arguments.next("the name of a rule").asWord("the name of a rule").text
    let time = try arguments.option("at")?.asTime()
    let subject = try arguments.option("of")?.asElement().text
    let isOptional = arguments.take("optional")
    return ScriptExpectation.Finding(rule, time: time, subject: subject, isOptional: isOptional)
  }

  private mutating func fields(
    _ expected: String
  ) throws(SyntaxError) -> [ScriptExpectation.Field] {
    var fields: [ScriptExpectation.Field] = []
    while let (key, value) = try arguments.nextKeyed() {
      fields.append(ScriptExpectation.Field(key.text, try value.asExpected()))
    }
    guard !fields.isEmpty else {
      let found = arguments.isEmpty ? "the line ends here" : "this is no expectation"
      throw SyntaxError(at: arguments.offset, found, expected: expected)
    }
    return fields
  }
}
