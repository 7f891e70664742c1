/// One side of a comparison.
enum PredicateOperand: Equatable, Sendable {
  case path(PredicatePath)
  case literal(PredicateLiteral, SourceColumn)

  var column: Int {
    switch self {
    case .path(let path): path.column.number
    case .literal(_, let column): column.number
    }
  }
}
