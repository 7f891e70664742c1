/// Reads predicates; the grammar stands in Predicates.md.
struct PredicateParser {
  /// Parentheses, negations and functions that may stand within each other.
  static let deepest = 64

  private let tokens: [PredicateToken]
  private var place = 0
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

  private var token: PredicateToken { tokens[place] }

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

  private mutating func word(expected: String) throws(PredicateError) -> PredicateWord {
    switch token.kind {
    case .bare(let text), .string(let text):
      defer { place += 1 }
      return PredicateWord(text: text, column: SourceColumn(token.column))
    default: throw self.expected(expected)
    }
  }
}

// MARK: - Comparisons

extension PredicateParser {
  private mutating func comparison() throws(PredicateError) -> PredicateNode {
    let left = try operand(isRight: false, besidesLiteral: false)
    if let comparison = acceptComparison() {
      let isLiteral = if case .literal = left { true } else { false }
      let right = try operand(isRight: true, besidesLiteral: isLiteral)
      return try checked(left, comparison, right)
    }
    let column = token.column
    let isNegated = token.kind == .bare("not") && tokens[place + 1].kind == .bare("in")
    if isNegated { place += 1 }
    if accept(word: "in") {
      guard case .path(let path) = left else { throw noPath(left) }
      let list = try list()
      let node = PredicateNode.membership(path, list, SourceColumn(column))
      return isNegated ? .not(node) : node
    }
    guard case .path(let path) = left else { throw noPath(left) }
    if case .bare(let verb) = token.kind, ["changed", "changes"].contains(verb) {
      throw expected("`and`, `or` or the end", "; ask changed(\(path))")
    }
    return .path(path)
  }

  private func checked(
    _ left: PredicateOperand,
    _ comparison: PredicateComparison,
    _ right: PredicateOperand
  ) throws(PredicateError) -> PredicateNode {
    switch (left, right) {
    case (.literal(.number, _), .literal), (.literal(.list, _), .literal):
      throw noPath(right)
    case (.literal, .literal): throw noPath(left)
    default: return .comparison(left, comparison, right)
    }
  }

  /// What stands where a path should.
  private func noPath(_ operand: PredicateOperand) -> PredicateError {
    guard case .literal(.text(let text), let column) = operand else {
      return PredicateError("expected a path, such as stack.main.count", column: operand.column)
    }
    let root = String(text.prefix { $0 != "." && $0 != "[" })
    let nearest = PredicateSpelling.nearest(to: root, among: PlaceRoot.all.map(\.name))
    let advice = PredicateAdvice.text(for: root)
    let known = advice.isEmpty ? "; there are \(PlaceRoot.overview)" : advice
    let meant = advice.isEmpty ? nearest.map { "; did you mean `\($0)`?" } ?? known : known
    return PredicateError("there is no path `\(root)`\(meant)", column: column.number)
  }

  private mutating func operand(
    isRight: Bool,
    besidesLiteral: Bool
  ) throws(PredicateError) -> PredicateOperand {
    let column = SourceColumn(token.column)
    if case .bare(let word) = token.kind, !PredicateWord.keywords.contains(word) {
      let root = word.prefix { $0 != "." }
      let next = tokens[place + 1]
      let isLong = root.count < word.count || next.kind == .symbol("[") && next.isAdjacent
      if PlaceRoot.isKnown(String(root)), isLong || !isRight || besidesLiteral {
        return .path(try path(expected: ""))
      }
      if isLong, root.count == word.count { throw noPath(.literal(.text(word), column)) }
    }
    if isRight || isValue { return .literal(try literal(), column) }
    throw expected("a condition, such as stack.main.count > 3")
  }

  /// Whether a value may begin here.
  private var isValue: Bool {
    switch token.kind {
    case .bare(let word): !["and", "or", "not", "in", "contains"].contains(word)
    case .string: true
    case .symbol(let symbol): symbol == "["
    case .end: false
    }
  }

  private mutating func literal() throws(PredicateError) -> PredicateLiteral {
    switch token.kind {
    case .bare(let word):
      guard !PredicateWord.keywords.subtracting(["true", "false", "null"]).contains(word) else {
        throw expected("a value; a name that is a word of the grammar stands in quotes")
      }
      place += 1
      switch word {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .null
      default: return PredicateNumber.parse(word).map { .number($0) } ?? .text(word)
      }
    case .string(let text):
      place += 1
      return .text(text)
    case .symbol("["): return .list(try list())
    case .symbol("{}"):
      place += 1
      return .list([])
    default: throw expected("a value")
    }
  }

  private mutating func list() throws(PredicateError) -> [PredicateLiteral] {
    guard accept("[") else { throw expected("a list, such as [began, changed]") }
    var elements: [PredicateLiteral] = []
    if accept("]") { return elements }
    repeat {
      guard token.kind != .symbol("[") else { throw expected("a value that is no list") }
      elements.append(try literal())
    } while accept(",")
    try require("]")
    return elements
  }
}

// MARK: - Paths and words

extension PredicateParser {
  private mutating func path(expected what: String) throws(PredicateError) -> PredicatePath {
    guard case .bare(let text) = token.kind else { throw expected(what) }
    let column = token.column
    guard PlaceRoot.isKnown(String(text.prefix { $0 != "." })) else {
      throw noPath(.literal(.text(text), SourceColumn(column)))
    }
    place += 1
    var path = PredicatePath(steps: [], columns: [])
    var endsInDot = try append(text, to: &path, column)
    while token.isAdjacent {
      if endsInDot {
        guard case .string(let name) = token.kind else { break }
        path.append(.name(name), token.column)
        endsInDot = false
      } else if token.kind == .symbol("[") {
        place += 1
        let key = try word(expected: "a name or a number in brackets")
        path.append(.key(key.text), key.column.number)
        guard token.kind == .symbol("]") else { throw expected("`]`") }
      } else if case .bare(let more) = token.kind, more.hasPrefix(".") {
        endsInDot = try append(String(more.dropFirst()), to: &path, token.column + 1)
      } else {
        break
      }
      place += 1
    }
    guard !endsInDot else { throw expected("a name after the dot") }
    return path
  }

  /// Takes the steps of `text`, which dots separate and which begins at `column`; whether it ends in
  /// a dot.
  private func append(
    _ text: String,
    to path: inout PredicatePath,
    _ column: Int
  ) throws(PredicateError) -> Bool {
    var words = text.split(separator: ".", omittingEmptySubsequences: false)
    let endsInDot = words.last == "" && !(words.count == 1 && path.steps.isEmpty)
    if endsInDot { words.removeLast() }
    var column = column
    for word in words {
      guard !word.isEmpty else {
        throw PredicateError("expected a name between the dots", column: column)
      }
      path.append(.name(String(word)), column)
      column += word.count + 1
    }
    return endsInDot
  }

  private mutating func acceptComparison() -> PredicateComparison? {
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

  private mutating func accept(word: String) -> Bool {
    guard token.kind == .bare(word) else { return false }
    place += 1
    return true
  }

  private mutating func accept(_ symbol: String) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  private mutating func require(_ symbol: String) throws(PredicateError) {
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

  private func expected(_ what: String, _ advice: String = "") -> PredicateError {
    PredicateError("expected \(what), found \(token.title)\(advice)", column: token.column)
  }
}
