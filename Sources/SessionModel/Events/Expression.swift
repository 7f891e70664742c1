/// A condition or formula over a gesture's values, compiled to a postfix program.
///
/// The text form is GestureScript's; here it only has to be stored, compared and evaluated without
/// allocating. Comparisons and logic yield 1 or 0; any value but 0 counts as true (NaN is false).
public struct Expression: Equatable, Sendable {
  /// A value the reducer provides.
  public enum Variable: UInt8, CaseIterable, Sendable {
    /// Progress of the transition, or what it would be.
    case fraction
    /// Velocity along the drive, positive towards completion, points per second.
    case velocity
    /// `velocity`, but 0 after the finger rested.
    case effectiveVelocity
    case tx, ty, vx, vy
  }

  /// One step of the program; operands are popped, the result is pushed.
  public enum Instruction: Equatable, Sendable {
    case number(Double)
    case variable(Variable)
    case negate, add, subtract, multiply, divide
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case and, or, not
    case abs, min, max

    /// How many values the step takes from the stack; it always leaves one.
    public var operands: Int {
      switch self {
      case .number, .variable: 0
      case .negate, .not, .abs: 1
      default: 2
      }
    }
  }

  /// Deepest stack a program may need.
  public static let maximumDepth = 16
  /// Longest program.
  public static let maximumLength = 256

  /// The program, in the order it runs.
  public let program: [Instruction]

  /// A program that leaves exactly one value and never needs more than `maximumDepth`; nil otherwise.
  public init?(program: [Instruction]) {
    guard program.count <= Expression.maximumLength else { return nil }
    var depth = 0
    for instruction in program {
      guard depth >= instruction.operands else { return nil }
      depth += 1 - instruction.operands
      guard depth <= Expression.maximumDepth else { return nil }
    }
    guard depth == 1 else { return nil }
    self.program = program
  }
}
