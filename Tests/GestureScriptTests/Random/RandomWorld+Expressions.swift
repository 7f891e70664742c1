import SessionModel

extension RandomWorld {
  /// A random program of at most `length` steps.
  mutating func program(length: Int) -> Expression {
    let unary: [Expression.Instruction] = [.negate, .not, .abs]
    let binary: [Expression.Instruction] = [
      .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
      .notEqual, .and, .or, .min, .max,
    ]
    var program: [Expression.Instruction] = []
    var depth = 0
    while program.count + depth < length || depth != 1 {
      let isFull = program.count + depth >= length || depth == Expression.maximumDepth
      let choice = isFull ? 2 : below(4)
      if depth == 0 || choice < 1, !isFull {
        program.append(chance() ? .number(number()) : .variable(pick(Expression.Variable.self)))
        depth += 1
      } else if choice == 1 {
        program.append(pick(unary))
      } else if depth > 1 {
        program.append(pick(binary))
        depth -= 1
      } else {
        program.append(pick(unary))
      }
    }
    guard let expression = Expression(program: program) else {
      preconditionFailure("the generator made an invalid program")
    }
    return expression
  }
}
