import SessionModel

extension PredicateCompiler {
  /// Adds `list` to the program's constants.
  mutating func constants(
    _ list: [PredicateLiteral],
    _ shape: PlaceShape,
    _ column: Int
  ) throws(PredicateError) -> Range<Int> {
    let start = program.tables.constants.count
    for literal in list {
      program.tables.constants.append(try scalar(literal, shape, column))
    }
    return start..<program.tables.constants.count
  }

  /// A value as a program compares it.
  func scalar(
    _ literal: PredicateLiteral,
    _ shape: PlaceShape,
    _ column: Int
  ) throws(PredicateError) -> PlaceScalar {
    if literal == .null { return .null }
    switch (shape, literal) {
    case (.number, .number(let number)): return .number(number)
    case (.flag, .bool(let flag)): return .flag(flag)
    case (.number, _): throw expected("a number", column, literal)
    case (.flag, _): throw expected("true or false", column, literal)
    case (.numbers, _), (.names, _), (.texts, _): throw expected("a single value", column, literal)
    default: break
    }
    guard let word = literal.word else { throw expected(shape.title, column, literal) }
    switch shape {
    case .word(let words):
      guard let place = words.place(of: word) else { throw noWord(word, words, column) }
      return .word(place)
    case .id:
      guard let id = resolver.transition(word) else { throw noName(word, column) }
      return .id(id.bits)
    case .text: return .text(word.placeHash)
    default:
      guard let name = resolver.names.find(word) else { throw noName(word, column) }
      return .name(name.index)
    }
  }

  /// `event contains "push"`.
  mutating func eventText(
    _ literal: PredicateLiteral,
    _ column: Int,
    _ start: Int
  ) throws(PredicateError) -> PlaceTest {
    try requireMoment("what an event was", start)
    guard let text = literal.word, !text.isEmpty else {
      throw expected("a text, such as \"push\"", column, literal)
    }
    guard let matching else {
      throw PredicateError("events cannot be searched for text here", column: start)
    }
    program.tables.matchers.append(matching(text))
    let probe = PlacePath(subject: .event, target: .field(.eventKind), text: "event").probe
    var test = PlaceTest(kind: .eventText, probe: probe)
    test.table = program.tables.matchers.count - 1
    return test
  }

  mutating func fact(
    _ kind: PredicateWord,
    _ about: PredicateWord?
  ) throws(PredicateError) -> PlaceTest {
    try requireMoment("a fact", kind.column.number)
    let kinds = PlaceWords("fact", FactPattern.Kind.self)
    guard let place = kinds.place(of: kind.text), let known = FactPattern.Kind(rawValue: place)
    else { throw noWord(kind.text, kinds, kind.column.number) }
    var pattern = FactPattern(kind: known)
    if let about {
      pattern.word = about.text
      pattern.name = resolver.names.find(about.text)
      pattern.transition = resolver.transition(about.text)
      let isKnown = pattern.name != nil || pattern.transition != nil
      guard isKnown || FactPattern.words.contains(about.text) else {
        throw noName(about.text, about.column.number, besides: FactPattern.words)
      }
    }
    program.needsFacts = true
    program.needsSession = true
    program.tables.facts.append(pattern)
    let probe = PlacePath(subject: .session, target: .whole, text: "").probe
    var test = PlaceTest(kind: .fact, probe: probe)
    test.table = program.tables.facts.count - 1
    return test
  }
}

extension FactPattern {
  /// Words that facts are about, beside the names of a tape.
  static let words: [String] =
    ["finished", "cancelled", "finish", "cancel"]
    + Fault.allCases.map { "\($0)" } + Refusal.allCases.map { "\($0)" }
    + Decision.Rule.allCases.map { "\($0)" } + Dismissal.allCases.map { "\($0)" }
    + AppearanceCallback.Kind.allCases.map { "\($0)" } + GestureState.allCases.map { "\($0)" }
    + Arbitration.Verdict.allCases.map { "\($0)" } + Arbitration.Reason.allCases.map { "\($0)" }
    + AnimatorReport.Position.allCases.map { "\($0)" }
}
