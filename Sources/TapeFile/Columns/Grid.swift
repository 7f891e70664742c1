/// The set of numbers that a column's values lie on, each with a whole number for a name.
enum Grid: UInt8, CaseIterable {
  case whole = 0
  case half = 1
  case quarter = 2
  case eighth = 3
  case sixteenth = 4
  case thirtySecond = 5
  case sixtyFourth = 6
  case part128 = 7
  case part256 = 8
  /// k ÷ 3, rounded to the nearest double.
  case third = 9
  /// ⌊k · 2¹⁶ ÷ 3⌋ ÷ 2¹⁶: thirds as iOS stores touch positions.
  case truncatedThird = 10
  /// k ÷ 1000, rounded to the nearest double.
  case thousandth = 11
  case part65536 = 12
  /// Single precision: the bits of a `Float`, ordered by value.
  case single = 13
  /// Any double: its bits, ordered by value.
  case bits = 14

  /// Steps beyond this are not exact in a double.
  static let farthest = Double(1 << 53)

  /// The number that `step` names; any step is safe.
  @inline(__always)
  func number(_ step: Int64) -> Double {
    switch self {
    case .third: Double(step) / 3
    case .truncatedThird: Grid.truncatedThird(step)
    case .thousandth: Double(step) / 1000
    case .single:
      Double(Float(bitPattern: UInt32(bitPattern: Int32(truncatingIfNeeded: step).ordered)))
    case .bits: Double(bitPattern: UInt64(bitPattern: step.ordered))
    default: Double(step) * length
    }
  }

  /// The step that names exactly `number`, bit by bit; nil if it is not on the grid.
  func step(_ number: Double) -> Int64? {
    if self == .bits { return Int64(bitPattern: number.bitPattern).ordered }
    guard let step = nearest(number), self.number(step).bitPattern == number.bitPattern else {
      return nil
    }
    return step
  }

  /// A step whose number is close to `number`; nil where there is none.
  func nearest(_ number: Double) -> Int64? {
    if self == .bits { return Int64(bitPattern: number.bitPattern).ordered }
    if self == .single {
      let single = Float(number)
      return single.isNaN ? nil : Int64(Int32(bitPattern: single.bitPattern).ordered)
    }
    let scaled = (number * perUnit).rounded(self == .truncatedThird ? .up : .toNearestOrEven)
    guard scaled.magnitude < Grid.farthest else { return nil }
    return Int64(scaled)
  }

  /// Steps in one unit.
  private var perUnit: Double {
    switch self {
    case .third, .truncatedThird: 3
    case .thousandth: 1000
    case .part65536: 65536
    default: Double(1 << Int(rawValue))
    }
  }

  /// What steps are multiplied by, on the grids that are powers of two.
  var scale: Double? {
    rawValue <= Grid.part256.rawValue || self == .part65536 ? length : nil
  }

  /// The length of a step on the grids that are powers of two.
  @inline(__always)
  private var length: Double {
    self == .part65536 ? 1.0 / 65536 : 1.0 / Double(1 << Int(rawValue))
  }

  @inline(__always)
  private static func truncatedThird(_ step: Int64) -> Double {
    let product = step &* 65536
    let quotient = product / 3
    let floor = product % 3 < 0 ? quotient &- 1 : quotient
    return Double(floor) * (1.0 / 65536)
  }
}

extension FixedWidthInteger where Self: SignedInteger {
  /// Bits of a floating-point number as an integer that grows with it, and back.
  @inline(__always)
  var ordered: Self { self < 0 ? self ^ .max : self }
}
