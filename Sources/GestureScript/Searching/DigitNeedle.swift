/// The digits that a text must find in a number, and whether a number can have them.
///
/// Of a number as it is printed, the digits are known but for a rounding at the end, so that this
/// errs on the side of yes by one in the last digit and needs no printing.
struct DigitNeedle: Sendable {
  /// Digits that are compared at most: more than that fit no word.
  private static let most = 15
  /// Digits that the shortest form of a number has at most, from the first that is not 0.
  private static let mostDigits = 17
  /// Zeros behind the point before the first digit of a number from `least` on, at most.
  private static let mostZeros = 3
  /// Numbers that are printed without an exponent for certain.
  private static let least = 0.001
  private static let limit = 1e15

  /// The digits before the point, or all of them.
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

  /// Up to fifteen digits.
  private struct Digits: Sendable {
    let count: Int
    let number: UInt64
    /// The least number with one digit more.
    let power: UInt64
    /// The fractions, in 2⁻⁶⁴, that begin with these digits, or the same one more or one less: as many
    /// as `span` from `start` on, around zero where that comes to it.
    let start: UInt64
    let span: UInt64

    init?(_ text: ArraySlice<UInt8>) {
      guard text.count <= DigitNeedle.most else { return nil }
      count = text.count
      number = text.reduce(0) { $0 * 10 + UInt64($1 - Byte.zero) }
      power = text.reduce(1) { power, _ in power * 10 }
      guard count > 0 else {
        (start, span) = (0, .max)
        return
      }
      let less = number == 0 ? power - 1 : number - 1
      start = power.dividingFullWidth((high: less, low: 0)).quotient
      span = power.dividingFullWidth((high: 3, low: 0)).quotient + 1
    }

    /// Whether `fraction` begins with them.
    @inline(__always)
    func begin(_ fraction: UInt64) -> Bool {
      fraction &- start <= span
    }

    /// Whether `whole` has so many digits.
    @inline(__always)
    func fit(_ whole: UInt64) -> Bool {
      count < 2 || whole >= power / 10
    }

    /// Whether they are the last ones of `whole`.
    @inline(__always)
    func end(_ whole: UInt64) -> Bool {
      fit(whole) && whole % power == number
    }
  }

  /// False only where `number`, as it is printed, cannot have the digits.
  func mayOccur(in number: Double) -> Bool {
    let magnitude = number.magnitude
    guard magnitude != 0 else { return decimals == nil && whole.end(0) }
    guard magnitude < Self.limit, magnitude >= Self.least else { return true }
    // It is significand · 2^-shift: from `least` on the shift is 62 or less, below `limit` 3 or more.
    let shift = 1075 - (magnitude.bitPattern >> 52)
    let significand = magnitude.bitPattern & (1 << 52 - 1) | 1 << 52
    let floor = significand &>> shift
    let fraction = significand &<< (64 - shift)
    guard let decimals else {
      return occurs(inWhole: floor) || occurs(inFraction: fraction, behind: floor)
    }
    // The decimals first: most numbers fail there, and at no division.
    return fraction != 0 && decimals.begin(fraction) && whole.end(floor)
  }

  private func occurs(inWhole number: UInt64) -> Bool {
    var rest = number
    while whole.fit(rest) {
      if whole.end(rest) { return true }
      guard rest > 9 else { return false }
      rest /= 10
    }
    return false
  }

  private func occurs(inFraction fraction: UInt64, behind floor: UInt64) -> Bool {
    var decimals = Self.mostDigits
    if floor == 0 { decimals += Self.mostZeros }
    // Each digit before the point leaves one less behind it; 1233/4096 is a little less than log₁₀ 2.
    decimals -= (UInt64.bitWidth - floor.leadingZeroBitCount) * 1233 / 4096
    var rest = fraction
    // The digits before it fall away at the top.
    while decimals >= whole.count, rest != 0 {
      if whole.begin(rest) { return true }
      rest &*= 10
      decimals -= 1
    }
    return false
  }
}
