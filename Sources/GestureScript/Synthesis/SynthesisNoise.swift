/// A repeatable source of noise: equal seeds give equal numbers on every machine.
///
/// The bits come from a Weyl sequence whose terms are mixed; nothing here needs a mathematics
/// library.
public struct SynthesisNoise: Equatable, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in 0..<1, all multiples of 2⁻⁵³ being equally likely.
  public mutating func uniform() -> Double {
    Double(bits() >> 11) * 0x1p-53
  }

  /// Returns a number between `low` and `high`, evenly spread.
  public mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * uniform()
  }

  /// Returns a whole number in 0..<`bound`; 0 where `bound` is not positive.
  public mutating func index(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    return Int(bits().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns true with the given `probability`, 0…1.
  public mutating func chance(_ probability: Double) -> Bool {
    uniform() < probability
  }

  /// Returns a number of a bell curve with mean 0 and standard deviation 1.
  ///
  /// It is the sum of twelve even numbers of 16 bits, and so never beyond ±6.
  public mutating func bell() -> Double {
    var sum: UInt64 = 0
    for _ in 0..<3 {
      let word = bits()
      sum += word & 0xFFFF
      sum += (word >> 16) & 0xFFFF
      sum += (word >> 32) & 0xFFFF
      sum += word >> 48
    }
    // Twelve halves of a step centre the sum, which is a multiple of 2⁻¹⁶.
    return (Double(sum) + 6) * 0x1p-16 - 6
  }
}
