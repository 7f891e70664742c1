/// The digits that a text must find in a number, and whether a number can have them.
///
/// Of a number as it is printed, the digits are known but for a rounding at the end, so that this
/// errs on the side of yes by one in the last digit and needs no printing.
struct DigitNeedle: Sendable {
  /// Digits that are compared at most: more than that fit no word.
  private static let most = 15
  /// Digits behind the point that the shortest form of a number has at most, from `least` on.
  private static let mostDecimals = 20
  /// Numbers that are printed without an exponent for certain.
  private static let least = 0.001
  private static let limit = 1e15

  /// The digits before the point, or all of them, four bits each.
  private let whole: Digits
  /// The digits behind the point; nil where the text has no point.
  private let decimals: Digits?

  /// Whether the text has a point beside its digits.
  var hasPoint: Bool { decimals != nil }

  /// The longest run of digits, with or without a point, in `text`; nil if there is none that says
  /// anything.
  init?(in text: [UInt8]) {
    let runs = text.split { !Byte.isDigit($0) && $0 != Byte.period }
    guard let run = runs.max(by: { $0.count < $1.count }), run.contains(where: Byte.isDigit) else {
      return nil
    }
    let parts = run.split(separator: Byte.period, omittingEmptySubsequences: false)
    guard parts.count < 3, let whole = Digits(parts[0]), let last = parts.last,
      let decimals = Digits(last)
    else { return nil }
    self.whole = whole
    self.decimals = parts.count == 2 ? decimals : nil
  }

  /// Up to fifteen digits, four bits each, and the same one more and one less.
  private struct Digits: Sendable {
    let count: Int
    let mask: UInt64
    let exact: UInt64
    let more: UInt64
    let less: UInt64

    init?(_ text: ArraySlice<UInt8>) {
      guard text.count <= DigitNeedle.most else { return nil }
      count = text.count
      mask = (1 << UInt64(4 * count)) - 1
      let number = text.reduce(0 as UInt64) { $0 * 10 + UInt64($1 - Byte.zero) }
      exact = Self.packed(number) & mask
      more = Self.packed(number + 1) & mask
      less = number == 0 ? Self.packed(UInt64(1e15) - 1) & mask : Self.packed(number - 1) & mask
    }

    private static func packed(_ number: UInt64) -> UInt64 {
      var (rest, packed) = (number, 0 as UInt64)
      for place in 0..<16 {
        packed |= (rest % 10) << UInt64(4 * place)
        rest /= 10
      }
      return packed
    }

    @inline(__always)
    func isNear(_ digits: UInt64) -> Bool {
      let digits = digits & mask
      return digits == exact || digits == more || digits == less
    }
  }

  /// False only where `number`, as it is printed, cannot have the digits.
  func mayOccur(in number: Double) -> Bool {
    let magnitude = number.magnitude
    guard magnitude < Self.limit, magnitude >= Self.least || magnitude == 0 else { return true }
    let floor = UInt64(magnitude)
    // Exact: a number from `least` on has no bit below 2⁻⁶³.
    let fraction = UInt64((magnitude - Double(floor)) * 0x1p64)
    guard let decimals else { return occurs(inWhole: floor) || occurs(inFraction: fraction) }
    return fraction != 0 && ends(floor) && begins(fraction, decimals)
  }

  private func occurs(inWhole number: UInt64) -> Bool {
    var (rest, window, digits) = (number, 0 as UInt64, 0)
    let top = UInt64(4 * (whole.count - 1))
    repeat {
      window = window >> 4 | (rest % 10) << top
      rest /= 10
      digits += 1
      if digits >= whole.count, window == whole.exact { return true }
    } while rest > 0
    return false
  }

  private func occurs(inFraction fraction: UInt64) -> Bool {
    var (rest, window, digits) = (fraction, 0 as UInt64, 0)
    while rest != 0, digits < Self.mostDecimals {
      let next = rest.multipliedFullWidth(by: 10)
      rest = next.low
      window = window << 4 | next.high
      digits += 1
      if digits >= whole.count, whole.isNear(window) { return true }
    }
    return false
  }

  /// Whether the digits before the point are the last ones of `number`.
  private func ends(_ number: UInt64) -> Bool {
    var (rest, left) = (number, whole.exact)
    for place in 0..<whole.count {
      // A number has no zeros before its first digit but the only one.
      if rest == 0, place > 0 { return false }
      guard rest % 10 == left & 0xF else { return false }
      rest /= 10
      left >>= 4
    }
    return true
  }

  /// Whether `fraction` begins with the digits behind the point.
  private func begins(_ fraction: UInt64, _ decimals: Digits) -> Bool {
    var (rest, window) = (fraction, 0 as UInt64)
    for _ in 0..<decimals.count {
      let next = rest.multipliedFullWidth(by: 10)
      rest = next.low
      window = window << 4 | next.high
    }
    return decimals.isNear(window)
  }
}
