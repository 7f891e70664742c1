/// Paths, as far as the grammar knows them; what they mean on a tape is another question.
extension PredicateParser {
  mutating func path(expected what: String) throws(PredicateError) -> PredicatePath {
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
  func append(
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
}
