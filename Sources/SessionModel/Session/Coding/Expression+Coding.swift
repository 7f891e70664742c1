extension Expression {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ expression: inout Expression?
  ) throws(KeyframeError) {
    var program = expression?.program ?? []
    try coder.array(&program, blank: .negate) { (coder, instruction) throws(KeyframeError) in
      try instruction.code(with: &coder)
    }
    // No program is empty, so an empty one stands for none.
    expression = program.isEmpty ? nil : Expression(program: program)
    if expression == nil, !program.isEmpty, let rejection = coder.rejection(0) { throw rejection }
  }
}

extension Expression.Instruction {
  /// The steps without a payload; place 0 and 1 stand for numbers and variables.
  private static let plain: [Expression.Instruction] = [
    .negate, .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual,
    .equal, .notEqual, .and, .or, .not, .abs, .min, .max,
  ]

  fileprivate mutating func code<Coder: SessionCoder>(
    with coder: inout Coder
  ) throws(KeyframeError) {
    var tag: UInt64 = 0
    var number = 0.0
    var variable = Expression.Variable.fraction
    switch self {
    case .number(let known): number = known
    case .variable(let known): (tag, variable) = (1, known)
    default: tag = UInt64(Self.plain.firstIndex(of: self) ?? 0) + 2
    }
    try coder.integer(&tag)
    switch tag {
    case 0:
      try coder.value(&number)
      self = .number(number)
    case 1:
      try coder.choice(&variable)
      self = .variable(variable)
    case 2..<(2 + UInt64(Self.plain.count)): self = Self.plain[Int(tag) - 2]
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }
}
