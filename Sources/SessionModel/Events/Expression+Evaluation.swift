extension Expression {
  /// The values a program may read.
  public struct Values: Equatable, Sendable {
    /// Progress.
    public var fraction = 0.0
    /// Velocity along the drive.
    public var velocity = 0.0
    /// Velocity along the drive after a rest.
    public var effectiveVelocity = 0.0
    /// Translation in points.
    public var translation = Point.zero
    /// Velocity in points per second.
    public var gestureVelocity = Point.zero

    /// All values zero.
    public init() {}

    /// The value that `variable` reads.
    public subscript(variable: Variable) -> Double {
      switch variable {
      case .fraction: fraction
      case .velocity: velocity
      case .effectiveVelocity: effectiveVelocity
      case .tx: translation.x
      case .ty: translation.y
      case .vx: gestureVelocity.x
      case .vy: gestureVelocity.y
      }
    }
  }

  /// Whether the program's value counts as true.
  public func holds(_ values: Values) -> Bool {
    let value = evaluate(values)
    return value != 0 && !value.isNaN
  }

  /// The program's value; O(length), no allocation.
  public func evaluate(_ values: Values) -> Double {
    var stack = SIMD16<Double>.zero
    var top = -1
    for instruction in program {
      let result = Expression.result(of: instruction, stack, top, values)
      top += 1 - instruction.operands
      stack[top] = result
    }
    return stack[0]
  }

  private static func result(
    of instruction: Instruction,
    _ stack: SIMD16<Double>,
    _ top: Int,
    _ values: Values
  ) -> Double {
    let right = top >= 0 ? stack[top] : 0
    let left = top >= 1 ? stack[top - 1] : 0
    switch instruction {
    case .number(let number): return number
    case .variable(let variable): return values[variable]
    case .negate: return -right
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide: return left / right
    case .less: return left < right ? 1 : 0
    case .lessOrEqual: return left <= right ? 1 : 0
    case .greater: return left > right ? 1 : 0
    case .greaterOrEqual: return left >= right ? 1 : 0
    case .equal: return left == right ? 1 : 0
    case .notEqual: return left != right ? 1 : 0
    case .and: return isTrue(left) && isTrue(right) ? 1 : 0
    case .or: return isTrue(left) || isTrue(right) ? 1 : 0
    case .not: return isTrue(right) ? 0 : 1
    case .abs: return right.magnitude
    case .min: return right < left ? right : left
    case .max: return right > left ? right : left
    }
  }

  private static func isTrue(_ value: Double) -> Bool {
    value != 0 && !value.isNaN
  }
}
