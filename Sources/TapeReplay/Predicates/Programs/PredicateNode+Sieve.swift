/// A sieve holds wherever a predicate does, and costs less: it compares no place with the one before.
extension PredicateNode {
  /// What must hold where this does, or where it does not if `isNegated`; only `changed(…)`, of the
  /// comparisons with the place before, is left in it.
  func weakened(negated isNegated: Bool = false) -> PredicateNode {
    switch self {
    case .constant(let holds): .constant(holds != isNegated)
    case .not(let node): node.weakened(negated: !isNegated)
    case .and(let left, let right):
      Self.join(left.weakened(negated: isNegated), right.weakened(negated: isNegated), !isNegated)
    case .or(let left, let right):
      Self.join(left.weakened(negated: isNegated), right.weakened(negated: isNegated), isNegated)
    case .changed: isNegated ? .constant(true) : self
    case .became(let node): isNegated ? .constant(true) : node.weakened()
    case .ended(let node): isNegated ? .constant(true) : node.weakened(negated: true)
    case .path, .comparison, .membership, .fact: isNegated ? .not(self) : self
    }
  }

  /// Both, or either of them; constants fall away.
  private static func join(
    _ left: PredicateNode,
    _ right: PredicateNode,
    _ isBoth: Bool
  ) -> PredicateNode {
    if case .constant(let holds) = left { return holds == isBoth ? right : left }
    if case .constant(let holds) = right { return holds == isBoth ? left : right }
    return isBoth ? .and(left, right) : .or(left, right)
  }
}
