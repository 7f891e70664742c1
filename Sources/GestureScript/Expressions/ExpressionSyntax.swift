/// An expression as it was written: numbers, names and operators, names not yet resolved.
public indirect enum ExpressionSyntax: Equatable, Sendable {
  /// A number.
  case number(Double)
  /// A name, and the place of its first character in the text, from 0.
  case name(String, place: Int)
  /// An operator or function of one operand.
  case unary(UnaryOperator, ExpressionSyntax)
  /// An operator or function of two operands.
  case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)

  /// An operator of one operand.
  public enum UnaryOperator: CaseIterable, Sendable {
    case negate, not, abs
  }

  /// An operator of two operands.
  public enum BinaryOperator: CaseIterable, Sendable {
    case or, and
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case add, subtract, multiply, divide
    case min, max
  }
}
