import SessionModel

/// The steps of a program without an operand, in the order of their numbers; 0 and 1 have operands.
private let plainInstructions: [Expression.Instruction] = [
  .negate, .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual,
  .equal, .notEqual, .and, .or, .not, .abs, .min, .max,
]

/// The number of the first step without an operand.
private let firstPlainInstruction = 2

extension ByteWriter {
  mutating func write(_ expression: Expression) {
    write(list: expression.program) { $0.write($1) }
  }

  private mutating func write(_ instruction: Expression.Instruction) {
    switch instruction {
    case .number(let number):
      write(byte: 0)
      write(number)
    case .variable(let variable):
      write(byte: 1)
      write(byte: variable.rawValue)
    default:
      let place = plainInstructions.firstIndex(of: instruction) ?? 0
      write(byte: UInt8(firstPlainInstruction + place))
    }
  }
}

extension ByteReader {
  mutating func readExpression() throws(MalformedBytes) -> Expression {
    let program = try readList { (reader) throws(MalformedBytes) in
      try reader.readInstruction()
    }
    guard let expression = Expression(program: program) else {
      throw MalformedBytes("has an expression that cannot be evaluated")
    }
    return expression
  }

  private mutating func readInstruction() throws(MalformedBytes) -> Expression.Instruction {
    let number = try readByte()
    switch number {
    case 0: return .number(try readDouble())
    case 1: return .variable(try readChoice(Expression.Variable.self))
    default:
      let place = Int(number) - firstPlainInstruction
      guard place < plainInstructions.count else {
        throw MalformedBytes("has an instruction that does not exist")
      }
      return plainInstructions[place]
    }
  }
}
