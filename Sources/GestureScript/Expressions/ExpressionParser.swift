/// Parses the one expression grammar of begin rules, release rules and predicates.
///
/// From loose to tight: `or`, `and`, `not`, comparisons (which do not chain), `+ -`, `* /`, unary
/// `-`. Beside them `abs(x)`, `min(a, b)`, `max(a, b)`, parentheses, numbers and names. A minus sign
/// that touches a number belongs to it.
///
///     try ExpressionParser.parse("fraction > 0.5 or velocity > 1000")
public struct ExpressionParser {
  /// Deepest nesting that is read, so that no text can exhaust the stack.
  public static let maximumNesting = 256
  /// Most numbers, names and operators that are read.
  public static let maximumParts = 1024

  private var lexer: ExpressionLexer
  private var token = ExpressionToken(kind: .end, place: 0, isAdjacent: false)
  private var nesting = 0
  private var parts = 0

  private init(_ text: String) {
    lexer = ExpressionLexer(text)
  }

  /// The expression that is the whole of `text`.
  public static func parse(_ text: String) throws(ExpressionError) -> ExpressionSyntax {
    var parser = ExpressionParser(text)
    try parser.advance()
    let syntax = try parser.expression(.or)
    guard parser.token.kind == .end else {
      throw ExpressionError(
        at: parser.token.place,
        "\(parser.token.shown) does not belong here",
        expected: "an operator or the end"
      )
    }
    return syntax
  }

  private mutating func advance() throws(ExpressionError) {
    token = try lexer.next()
  }

  private mutating func take(_ symbol: StaticString) throws(ExpressionError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func take(word: String) throws(ExpressionError) -> Bool {
    guard token.kind == .name(word) else { return false }
    try advance()
    return true
  }

  private mutating func count(at place: Int) throws(ExpressionError) {
    parts += 1
    guard parts <= ExpressionParser.maximumParts else {
      throw ExpressionError(
        at: place,
        "the expression is too long",
        expected: "at most \(ExpressionParser.maximumParts) parts"
      )
    }
  }

  /// An expression one level deeper.
  private mutating func nested(
    _ least: Precedence
  ) throws(ExpressionError) -> ExpressionSyntax {
    nesting += 1
    guard nesting <= ExpressionParser.maximumNesting else {
      throw ExpressionError(
        at: token.place,
        "the expression is nested too deeply",
        expected: "at most \(ExpressionParser.maximumNesting) levels"
      )
    }
    let syntax = try expression(least)
    nesting -= 1
    return syntax
  }
}

extension ExpressionParser {
  /// Operands joined by operators that bind at least as tightly as `least`.
  private mutating func expression(
    _ least: Precedence
  ) throws(ExpressionError) -> ExpressionSyntax {
    var left = try operand(least)
    while let operation = operatorHere, operation.precedence >= least {
      let place = token.place
      try count(at: place)
      try advance()
      let right = try expression(operation.precedence.tighter)
      left = .binary(operation, left, right)
      guard operation.precedence == .comparison, operatorHere?.precedence == .comparison else {
        continue
      }
      throw ExpressionError(
        at: token.place,
        "comparisons do not chain",
        expected: "`and` between them, or parentheses"
      )
    }
    return left
  }

  private var operatorHere: ExpressionSyntax.BinaryOperator? {
    ExpressionSyntax.BinaryOperator.allCases.first {
      switch $0.precedence {
      case .primary: false
      case .or, .and: token.kind == .name(String($0.spelling))
      default: token.kind == .symbol($0.spelling)
      }
    }
  }

  private mutating func operand(_ least: Precedence) throws(ExpressionError) -> ExpressionSyntax {
    let place = token.place
    if least <= .not, try take(word: "not") {
      try count(at: place)
      return .unary(.not, try nested(.not))
    }
    guard try take("-") else { return try primary() }
    try count(at: place)
    if case .number(let number) = token.kind, token.isAdjacent {
      try advance()
      return .number(-number)
    }
    return .unary(.negate, try nested(.negation))
  }

  private mutating func primary() throws(ExpressionError) -> ExpressionSyntax {
    let start = token
    switch start.kind {
    case .number(let number):
      try count(at: start.place)
      try advance()
      return .number(number)
    case .name(let name) where !["and", "or", "not"].contains(name):
      try count(at: start.place)
      try advance()
      guard try take("(") else { return .name(name, place: start.place) }
      return try call(name, at: start.place)
    case .symbol where try take("("):
      let syntax = try nested(.or)
      try close()
      return syntax
    default:
      throw ExpressionError(
        at: start.place,
        "\(start.shown) is no value",
        expected: "a number, a name, - or ("
      )
    }
  }

  private mutating func call(
    _ name: String,
    at place: Int
  ) throws(ExpressionError) -> ExpressionSyntax {
    let first = try nested(.or)
    if name == "abs" {
      try close()
      return .unary(.abs, first)
    }
    guard name == "min" || name == "max" else {
      throw ExpressionError(
        at: place,
        "\(name.shown) is no function",
        expected: "abs(x), min(a, b) or max(a, b)"
      )
    }
    guard try take(",") else {
      throw ExpressionError(
        at: token.place,
        "`\(name)` takes two values",
        expected: "a comma and the second one"
      )
    }
    let second = try nested(.or)
    try close()
    return .binary(name == "min" ? .min : .max, first, second)
  }

  private mutating func close() throws(ExpressionError) {
    guard try take(")") else {
      throw ExpressionError(at: token.place, "a parenthesis is never closed", expected: ")")
    }
  }
}
