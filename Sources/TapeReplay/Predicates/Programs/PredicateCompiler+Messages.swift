import SessionModel

/// What is said of predicates that make no sense, or none on this tape, and what to ask instead.
extension PredicateCompiler {
  func expected(
    _ what: String,
    _ column: Int,
    _ literal: PredicateLiteral? = nil
  ) -> PredicateError {
    var found = literal.map { ", found \($0.description)" } ?? ""
    if what == "a number", case .text(let word) = literal {
      found += PredicateAdvice.time(word) ?? ""
    }
    return PredicateError("expected \(what)\(found)", column: column)
  }

  func onlyChanges(_ column: Int) -> PredicateError {
    PredicateError("navigation has no value; ask changed(navigation)", column: column)
  }

  func noOrder(
    _ place: PlacePath,
    _ shape: PlaceShape,
    _ comparison: PredicateComparison,
    _ literal: PredicateLiteral,
    _ column: Int
  ) -> PredicateError {
    if case .number = shape { return expected("a number", column, literal) }
    return PredicateError(
      "`\(comparison.rawValue)` needs numbers, and `\(place.text)` is \(shape.title)",
      column: column
    )
  }

  func noWord(_ word: String, _ words: PlaceWords, _ column: Int) -> PredicateError {
    let near = PredicateSpelling.nearest(to: word, among: words.words)
    let known = words.words.joined(separator: ", ")
    let meant = near.map { "did you mean `\($0)`?" } ?? "there are \(known)"
    return PredicateError("there is no \(words.title) `\(word)`; \(meant)", column: column)
  }

  func noName(
    _ word: String,
    _ column: Int,
    besides words: [String] = []
  ) -> PredicateError {
    let near = PredicateSpelling.nearest(to: word, among: resolver.spellings + words)
    let meant = near.map { "; did you mean `\($0)`?" } ?? ""
    return PredicateError("there is no name `\(word)` on this tape\(meant)", column: column)
  }

  /// A whole is compared, of which a part was meant; `rest` is what stands behind it, in the
  /// predicate, and begins with `comparison`.
  func noSingleValue(
    _ place: PlacePath,
    _ comparison: PredicateComparison?,
    _ literal: PredicateLiteral,
    _ rest: String,
    _ column: Int
  ) -> PredicateError {
    let fields = PlaceFields.of(place.subject).prefix(4).map(\.name).joined(separator: ", ")
    let part = likelyPart(of: place, comparison, literal)
    let advice = part.map { "ask \($0) \(rest)" } ?? "ask for \(fields), …"
    return PredicateError("`\(place.text)` is no single value; \(advice)", column: column)
  }

  /// What is probably meant where the whole of `place` is compared with `literal`; a missing
  /// `comparison` is `in`.
  private func likelyPart(
    of place: PlacePath,
    _ comparison: PredicateComparison?,
    _ literal: PredicateLiteral
  ) -> String? {
    let fields = PlaceFields.of(place.subject)
    let isEquality = comparison?.isEquality ?? true
    switch literal {
    case .number where place.subject == .stack || place.selector == .any:
      return comparison == .contains ? nil : "\(place.text).count"
    case .number:
      let number = fields.first { $0.shape == .number }?.name
      return place.subject == .touch ? "\(place.text).x" : number.map { "\(place.text).\($0)" }
    case .text where place.subject == .stack:
      return isEquality ? "\(place.text).top" : "\(place.text).committed"
    case .list where place.subject == .stack: return "\(place.text).committed"
    case .text(let word) where isEquality:
      let field = fields.first { couldBe(word, $0.shape) }
      return field.map { "\(place.text).\($0.name)" } ?? eventPath(word)
    case .bool where isEquality:
      return fields.first { $0.shape == .flag }.map { "\(place.text).\($0.name)" }
    case .text, .bool, .null, .list: return nil
    }
  }

  /// Whether a value of `shape` is called `word`.
  private func couldBe(_ word: String, _ shape: PlaceShape) -> Bool {
    switch shape {
    case .word(let words): words.place(of: word) != nil
    case .name: resolver.names.find(word) != nil
    case .id: resolver.transition(word) != nil
    case .number, .flag, .text, .numbers, .names, .texts: false
    }
  }

  /// What of an event is probably meant by `word`.
  private func eventPath(_ word: String) -> String? {
    PlaceFields.of(.event).first { couldBe(word, $0.shape) }.map { "event.\($0.name)" }
  }

  /// `event`, which is a number, is compared with `word`; `rest` is what stands behind it.
  func noEventNumber(_ word: String, _ rest: String, _ column: Int) -> PredicateError {
    let asked = eventPath(word).map { "\($0) \(rest)" }
    let text = "event contains \(PredicateWord.quoted(word))"
    return PredicateError(
      "`event` alone is the number of events applied; ask \(asked ?? text)",
      column: column
    )
  }
}
