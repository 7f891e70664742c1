public import SessionModel

/// Prints expressions with the fewest parentheses that read back to the same program.
public enum ExpressionPrinter {
  /// The text of a compiled expression.
  public static func text(_ expression: Expression) -> String {
    var stack: [Piece] = []
    for instruction in expression.program {
      apply(instruction, to: &stack)
    }
    return stack.last?.text ?? ""
  }

  /// The text of a parsed expression.
  public static func text(_ syntax: ExpressionSyntax) -> String {
    piece(syntax).text
  }

  /// A printed part and how tightly its outermost operator binds.
  private struct Piece {
    var text: String
    var precedence: Precedence
    /// Whether it is a number without a minus sign.
    var isUnsignedNumber = false

    func text(atLeast least: Precedence) -> String {
      precedence < least ? "(\(text))" : text
    }
  }

  private static func apply(_ instruction: Expression.Instruction, to stack: inout [Piece]) {
    switch instruction {
    case .number(let number):
      stack.append(piece(number))
    case .variable(let variable):
      stack.append(Piece(text: String(variable.spelling), precedence: .primary))
    default:
      let right = stack.removeLast()
      if let operation = ExpressionSyntax.UnaryOperator(instruction) {
        stack.append(piece(operation, right))
      } else if let operation = ExpressionSyntax.BinaryOperator(instruction) {
        stack.append(piece(operation, stack.removeLast(), right))
      }
    }
  }

  private static func piece(_ syntax: ExpressionSyntax) -> Piece {
    switch syntax {
    case .number(let number): piece(number)
    case .name(let name, _): Piece(text: name, precedence: .primary)
    case .unary(let operation, let operand): piece(operation, piece(operand))
    case .binary(let operation, let left, let right): piece(operation, piece(left), piece(right))
    }
  }

  private static func piece(_ number: Double) -> Piece {
    let text = NumberText.text(number)
    return Piece(text: text, precedence: .primary, isUnsignedNumber: !text.hasPrefix("-"))
  }

  private static func piece(
    _ operation: ExpressionSyntax.UnaryOperator,
    _ operand: Piece
  ) -> Piece {
    let precedence = operation.precedence
    guard operation != .abs else {
      return Piece(text: "abs(\(operand.text))", precedence: precedence)
    }
    // A minus that touches a number would become part of it.
    let isApart = operation == .negate && operand.isUnsignedNumber
    let shown = isApart ? "(\(operand.text))" : operand.text(atLeast: precedence)
    return Piece(text: "\(operation.spelling)\(shown)", precedence: precedence)
  }

  private static func piece(
    _ operation: ExpressionSyntax.BinaryOperator,
    _ left: Piece,
    _ right: Piece
  ) -> Piece {
    let precedence = operation.precedence
    guard precedence != .primary else {
      let text = "\(operation.spelling)(\(left.text), \(right.text))"
      return Piece(text: text, precedence: precedence)
    }
    // Operators group to the left; comparisons do not chain on either side.
    let tighter = precedence.tighter
    let leftText = left.text(atLeast: precedence == .comparison ? tighter : precedence)
    let text = "\(leftText) \(operation.spelling) \(right.text(atLeast: tighter))"
    return Piece(text: text, precedence: precedence)
  }
}

extension ExpressionSyntax.UnaryOperator {
  fileprivate init?(_ instruction: Expression.Instruction) {
    guard let found = Self.allCases.first(where: { $0.instruction == instruction }) else {
      return nil
    }
    self = found
  }
}

extension ExpressionSyntax.BinaryOperator {
  fileprivate init?(_ instruction: Expression.Instruction) {
    guard let found = Self.allCases.first(where: { $0.instruction == instruction }) else {
      return nil
    }
    self = found
  }
}
