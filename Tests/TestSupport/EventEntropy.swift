/// Where random events take their choices from.
enum EventEntropy: RandomNumberGenerator {
  /// A sequence that a seed names.
  case seeded(SeededGenerator)
  /// Choices that somebody else has made.
  case chosen(ChoiceGenerator)

  mutating func next() -> UInt64 {
    switch self {
    case .seeded(var generator):
      defer { self = .seeded(generator) }
      return generator.next()
    case .chosen(var generator):
      defer { self = .chosen(generator) }
      return generator.next()
    }
  }
}
