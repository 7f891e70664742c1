/// The length that a few numbers are all multiples of, as far as rounding lets one see it.
struct Spacing {
  /// The length of a step; zero while all numbers were zero.
  private(set) var length = 0.0
  private var farthest = 0.0
  /// How many numbers have come since the length last changed.
  private var agreeing = 0

  /// Shorter steps are chance.
  private static let shortest = 0x1p-12
  /// Remainders below this are rounding: they are far below a step and far above an error.
  private static let rounding = 0x1p-17
  /// Numbers beyond this are no positions.
  private static let limit = 0x1p20
  /// After so many numbers that agree, one that would divide the length by more than `mostParts` belongs
  /// to another device.
  private static let (settled, mostParts) = (16, 8.5)
  /// How far from a whole number of steps a number may be.
  private static let tolerance = 0x1p-20

  /// Takes `number` in; false, and nothing changes, where no length suits all.
  mutating func add(_ number: Double) -> Bool {
    let magnitude = number.magnitude
    guard magnitude < Spacing.limit else { return false }
    guard magnitude > 0 else { return number.bitPattern == 0 }
    guard length > 0 else {
      (length, farthest) = (magnitude, magnitude)
      return true
    }
    agreeing += 1
    let steps = magnitude / length
    let far = max(farthest, magnitude)
    if (steps - steps.rounded()).magnitude > Spacing.tolerance {
      guard let common = Spacing.common(magnitude, length),
        agreeing <= Spacing.settled || length <= common * Spacing.mostParts
      else { return false }
      length = common
      agreeing = 0
    } else if magnitude <= farthest {
      return true
    }
    // The farthest number tells the length best.
    length = far / (far / length).rounded()
    farthest = far
    return true
  }

  /// The greatest common divisor, by Euclid's algorithm with the nearest multiples.
  private static func common(_ first: Double, _ second: Double) -> Double? {
    var (large, small) = (first, second)
    while small > rounding {
      (large, small) = (small, (large - (large / small).rounded() * small).magnitude)
    }
    return large >= shortest ? large : nil
  }
}
