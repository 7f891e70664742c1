/// How two values are compared.
enum PredicateComparison: String, Equatable, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains

  /// Whether it asks if two values are the same, or are not.
  var isEquality: Bool {
    switch self {
    case .equal, .notEqual: true
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .contains: false
    }
  }

  /// The same with its sides exchanged; nil where that has no word.
  var reversed: PredicateComparison? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .contains: nil
    }
  }
}
