/// Seeded randomness with the distributions that fingers and clocks have.
struct Noise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of `range`, all equally likely.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Whether something of this probability happens.
  mutating func happens(_ probability: Double) -> Bool {
    uniform(0...1) < probability
  }

  /// A normally distributed number: the sum of twelve equally distributed ones, near enough.
  mutating func normal(_ deviation: Double) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform(0...1) } * deviation
  }
}
