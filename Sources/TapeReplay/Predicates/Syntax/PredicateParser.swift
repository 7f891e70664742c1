/// Reads predicates; the grammar stands in Predicates.md.
struct PredicateParser {
  /// Parentheses, negations and functions that may stand within each other.
  static let deepest = 64

  let tokens: [PredicateToken]
  var place = 0
  private var depth = 0

  /// Reads `text` as a predicate.
  static func parse(_ text: String) throws(PredicateError) -> PredicateNode {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(text))
    guard parser.token.kind != .end else {
      throw PredicateError("expected a condition, such as stack.main.count > 3", column: 1)
    }
    let node = try parser.alternatives()
    guard parser.token.kind == .end else { throw parser.unexpected("`and`, `or` or the end") }
    return node
  }

  private init(tokens: [PredicateToken]) {
    self.tokens = tokens
  }

  var token: PredicateToken { tokens[place] }

  private mutating func alternatives() throws(PredicateError) -> PredicateNode {
    var node = try conjunction()
    while accept(word: "or") || accept("||") { node = .or(node, try conjunction()) }
    return node
  }

  private mutating func conjunction() throws(PredicateError) -> PredicateNode {
    var node = try negation()
    while accept(word: "and") || accept("&&") { node = .and(node, try negation()) }
    return node
  }

  private mutating func negation() throws(PredicateError) -> PredicateNode {
    guard accept(word: "not") || accept("!") else { return try primary() }
    return try nested { (parser) throws(PredicateError) in .not(try parser.negation()) }
  }

  private mutating func nested(
    _ body: (inout PredicateParser) throws(PredicateError) -> PredicateNode
  ) throws(PredicateError) -> PredicateNode {
    guard depth < Self.deepest else {
      throw PredicateError("nested more than \(Self.deepest) deep", column: token.column)
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func primary() throws(PredicateError) -> PredicateNode {
    if accept("(") {
      let node = try nested { (parser) throws(PredicateError) in try parser.alternatives() }
      try require(")")
      return node
    }
    if case .bare(let word) = token.kind, tokens[place + 1].kind == .symbol("(") {
      return try function(word)
    }
    if accept(word: "true") { return .constant(true) }
    if accept(word: "false") { return .constant(false) }
    return try comparison()
  }

  private static let functions = ["changed", "became", "began", "ended", "fact"]

  private mutating func function(_ name: String) throws(PredicateError) -> PredicateNode {
    let column = token.column
    guard Self.functions.contains(name) else {
      let known = "changed, became, began, ended and fact"
      let advice = PredicateAdvice.text(for: name)
      let meant = PredicateSpelling.nearest(to: name, among: Self.functions)
      let rest = meant.map { "; did you mean `\($0)`?" } ?? "; there are \(known)\(advice)"
      throw PredicateError("there is no function `\(name)`\(rest)", column: column)
    }
    place += 2
    let node: PredicateNode
    switch name {
    case "changed":
      node = .changed(try path(expected: "a path, such as changed(stack.main)"))
    case "fact": node = try fact()
    case "ended":
      node = try nested { (parser) throws(PredicateError) in .ended(try parser.alternatives()) }
    default:
      node = try nested { (parser) throws(PredicateError) in .became(try parser.alternatives()) }
    }
    try require(")")
    return node
  }

  private mutating func fact() throws(PredicateError) -> PredicateNode {
    let kind = try word(expected: "the name of a fact, such as fact(committed)")
    guard accept(",") else { return .fact(kind, about: nil) }
    return .fact(kind, about: try word(expected: "what the fact is about"))
  }

  mutating func word(expected: String) throws(PredicateError) -> PredicateWord {
    switch token.kind {
    case .bare(let text), .string(let text):
      defer { place += 1 }
      return PredicateWord(text: text, column: SourceColumn(token.column))
    default: throw self.expected(expected)
    }
  }
}

// MARK: - Tokens

extension PredicateParser {
  mutating func acceptComparison() -> PredicateComparison? {
    switch token.kind {
    case .bare("contains"):
      place += 1
      return .contains
    case .symbol(let symbol):
      guard let comparison = PredicateComparison(rawValue: symbol) else { return nil }
      place += 1
      return comparison
    default: return nil
    }
  }

  mutating func accept(word: String) -> Bool {
    guard token.kind == .bare(word) else { return false }
    place += 1
    return true
  }

  mutating func accept(_ symbol: String) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  mutating func require(_ symbol: String) throws(PredicateError) {
    guard accept(symbol) else { throw unexpected("`\(symbol)`") }
  }

  /// What stands behind a whole condition, and where an operator or a unit was probably meant.
  private func unexpected(_ what: String) -> PredicateError {
    guard case .bare(let word) = token.kind else { return expected(what) }
    if place > 0, case .bare(let number) = tokens[place - 1].kind,
      let advice = PredicateAdvice.time(number, unit: word)
    {
      return expected(what, advice)
    }
    return expected(what, PredicateAdvice.text(for: word))
  }

  func expected(_ what: String, _ advice: String = "") -> PredicateError {
    PredicateError("expected \(what), found \(token.title)\(advice)", column: token.column)
  }
}
