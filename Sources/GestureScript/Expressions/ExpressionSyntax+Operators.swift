/// How tightly an operator binds.
enum Precedence: Int, Comparable {
  case or, and, not, comparison, sum, product, negation, primary

  /// The next tighter one.
  var tighter: Precedence {
    Precedence(rawValue: rawValue + 1) ?? .primary
  }

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExpressionSyntax.UnaryOperator {
  var spelling: StaticString {
    switch self {
    case .negate: "-"
    case .not: "not "
    case .abs: "abs"
    }
  }

  var precedence: Precedence {
    switch self {
    case .negate: .negation
    case .not: .not
    case .abs: .primary
    }
  }
}

extension ExpressionSyntax.BinaryOperator {
  var spelling: StaticString {
    switch self {
    case .or: "or"
    case .and: "and"
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .min: "min"
    case .max: "max"
    }
  }

  var precedence: Precedence {
    switch self {
    case .or: .or
    case .and: .and
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: .comparison
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .min, .max: .primary
    }
  }
}
