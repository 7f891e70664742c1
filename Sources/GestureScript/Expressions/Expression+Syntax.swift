public import SessionModel

extension Expression {
  /// Compiles the text of a rule over the variables of `Expression.Variable`.
  public init(parsing text: String) throws(ExpressionError) {
    try self.init(try ExpressionParser.parse(text))
  }

  /// Compiles a parsed rule; throws if a name is unknown or the program would be too large.
  public init(_ syntax: ExpressionSyntax) throws(ExpressionError) {
    var program: [Instruction] = []
    try Expression.compile(syntax, into: &program)
    guard program.count <= Expression.maximumLength else {
      throw ExpressionError(
        at: 0,
        "the expression has \(program.count) parts",
        expected: "at most \(Expression.maximumLength)"
      )
    }
    guard let expression = Expression(program: program) else {
      throw ExpressionError(
        at: 0,
        "the expression holds more than \(Expression.maximumDepth) values at once",
        expected: "fewer nested operators on the right-hand side"
      )
    }
    self = expression
  }

  /// Appends the steps of `syntax` in the order they run.
  private static func compile(
    _ syntax: ExpressionSyntax,
    into program: inout [Instruction]
  ) throws(ExpressionError) {
    switch syntax {
    case .number(let number):
      program.append(.number(number))
    case .name(let name, let place):
      guard let variable = Variable.allCases.first(where: { name.matches($0.spelling) }) else {
        let known = Variable.allCases.map { String($0.spelling) }.joined(separator: ", ")
        throw ExpressionError(at: place, "\(name.shown) is no value here", expected: known)
      }
      program.append(.variable(variable))
    case .unary(let operation, let operand):
      try compile(operand, into: &program)
      program.append(operation.instruction)
    case .binary(let operation, let left, let right):
      try compile(left, into: &program)
      try compile(right, into: &program)
      program.append(operation.instruction)
    }
  }
}

extension Expression.Variable: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .fraction: "fraction"
    case .velocity: "velocity"
    case .effectiveVelocity: "effectiveVelocity"
    case .tx: "tx"
    case .ty: "ty"
    case .vx: "vx"
    case .vy: "vy"
    }
  }
}

extension ExpressionSyntax.UnaryOperator {
  var instruction: Expression.Instruction {
    switch self {
    case .negate: .negate
    case .not: .not
    case .abs: .abs
    }
  }
}

extension ExpressionSyntax.BinaryOperator {
  var instruction: Expression.Instruction {
    switch self {
    case .or: .or
    case .and: .and
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .min: .min
    case .max: .max
    }
  }
}
