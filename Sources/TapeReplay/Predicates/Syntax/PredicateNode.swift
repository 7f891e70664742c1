/// What a predicate is made of.
indirect enum PredicateNode: Equatable, Sendable {
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case not(PredicateNode)
  case constant(Bool)
  /// A path that is true, or not zero, or there.
  case path(PredicatePath)
  case comparison(PredicateOperand, PredicateComparison, PredicateOperand)
  case membership(PredicatePath, [PredicateLiteral], SourceColumn)
  /// Something at a path is not what it was at the place before.
  case changed(PredicatePath)
  /// Holds here and did not at the place before.
  case became(PredicateNode)
  /// Does not hold here and did at the place before.
  case ended(PredicateNode)
  /// The reducer told such a fact, about this subject if one is given.
  case fact(PredicateWord, about: PredicateWord?)
}
