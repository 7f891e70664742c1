/// Conditions on what a path reads.
extension PredicateParser {
  mutating func comparison() throws(PredicateError) -> PredicateNode {
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
  func noPath(_ operand: PredicateOperand) -> PredicateError {
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

  mutating func literal() throws(PredicateError) -> PredicateLiteral {
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
