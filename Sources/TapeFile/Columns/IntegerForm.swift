/// What the numbers of an integer column stand for.
enum IntegerForm: UInt8, CaseIterable {
  /// Themselves.
  case values = 0
  /// The difference to the one before; the first to zero.
  case differences = 1
  /// What is above the least of them, which stands first; never below zero, so without a sign.
  case surplus = 2
  /// The difference to what a steady clock makes expect; its period stands first.
  case ticks = 3
  /// The difference to the middle one of the last three or to the one before the last, whichever was
  /// better lately.
  case rhythm = 4

  /// Below this many numbers what stands first costs more than it saves.
  private static let fewest = 16

  /// The form whose numbers are smallest.
  static func best(for integers: [Int64]) -> IntegerForm {
    var best = (form: IntegerForm.values, bits: Int.max)
    for form in allCases where form.rawValue < surplus.rawValue || integers.count >= fewest {
      let bits = form.plan(integers).codes.reduce(0) { $0 + $1.bitCount }
      if bits < best.bits { best = (form, bits) }
    }
    return best.form
  }

  /// What stands before the tokens, if anything, and the numbers of the tokens.
  func plan(_ integers: [Int64]) -> (first: Int64?, codes: [UInt64]) {
    switch self {
    case .values:
      return (nil, integers.map(\.zigzag))
    case .differences:
      var last: Int64 = 0
      return (
        nil,
        integers.map { value in
          defer { last = value }
          return (value &- last).zigzag
        }
      )
    case .surplus:
      let least = integers.min() ?? 0
      return (least, integers.map { UInt64(bitPattern: $0 &- least) })
    case .ticks:
      let period = SteadyClock.period(of: integers)
      var clock = SteadyClock(period: period)
      return (
        period,
        integers.map { value in
          defer { clock.note(value) }
          return (value &- clock.expected).zigzag
        }
      )
    case .rhythm:
      var rhythm = Rhythm()
      return (
        nil,
        integers.map { value in
          defer { rhythm.note(value) }
          return (value &- rhythm.expected).zigzag
        }
      )
    }
  }

  /// Whether a number stands before the tokens.
  var hasFirst: Bool { self == .surplus || self == .ticks }
}

extension UInt64 {
  /// How many bits the number has without leading zeros.
  var bitCount: Int { 64 - leadingZeroBitCount }
}
