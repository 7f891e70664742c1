/// Moments of the wall clock in the form of RFC 3339, always in UTC: `2024-02-29T12:00:00.5Z`.
///
/// Years outside 0…9999 are written with a sign, as ISO 8601 allows, so that every `Int64` of
/// microseconds comes back.
public enum WallClockText {
  private static let microsecondsADay: Int64 = 86_400_000_000

  /// How the moment `microseconds` after 1970 is written.
  public static func text(microseconds: Int64) -> String {
    var bytes: [UInt8] = []
    append(microseconds: microseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the moment `microseconds` after 1970.
  static func append(microseconds: Int64, to bytes: inout [UInt8]) {
    var (day, moment) = microseconds.quotientAndRemainder(dividingBy: microsecondsADay)
    if moment < 0 {
      day -= 1
      moment += microsecondsADay
    }
    let date = CivilDate(daysSince1970: day)
    if date.year < 0 || date.year > 9999 {
      bytes.append(date.year < 0 ? Byte.minus : Byte.plus)
    }
    append(Int64(date.year.magnitude), width: 4, to: &bytes)
    bytes.append(Byte.minus)
    append(date.month, width: 2, to: &bytes)
    bytes.append(Byte.minus)
    append(date.day, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    let seconds = moment / 1_000_000
    append(seconds / 3600, width: 2, to: &bytes)
    bytes.append(Byte.colon)
    append(seconds / 60 % 60, width: 2, to: &bytes)
    bytes.append(Byte.colon)
    if seconds % 60 < 10 { bytes.append(Byte.zero) }
    SecondsText.append(microseconds: moment % 60_000_000, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  private static func append(_ number: Int64, width: Int, to bytes: inout [UInt8]) {
    var digits: [UInt8] = []
    NumberText.append(number, to: &digits)
    bytes.append(contentsOf: repeatElement(Byte.zero, count: max(0, width - digits.count)))
    bytes.append(contentsOf: digits)
  }

  /// The microseconds since 1970 that `text` spells; nil if it is no moment in UTC.
  public static func microseconds(_ text: String) -> Int64? {
    var reader = Reader(rest: Array(text.utf8)[...])
    guard let date = reader.date(), reader.take(UInt8(ascii: "T")),
      let moment = reader.timeOfDay(), reader.take(UInt8(ascii: "Z")), reader.rest.isEmpty
    else { return nil }
    // The first and last day are not whole, so days before 1970 count from their own end.
    let day = date.daysSince1970
    let (start, overflow) = (day < 0 ? day + 1 : day)
      .multipliedReportingOverflow(by: microsecondsADay)
    let (sum, carry) = start.addingReportingOverflow(day < 0 ? moment - microsecondsADay : moment)
    return overflow || carry ? nil : sum
  }

  /// Reads the parts of a moment.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ byte: UInt8) -> Bool {
      guard rest.first == byte else { return false }
      rest.removeFirst()
      return true
    }

    mutating func digits(_ count: ClosedRange<Int>) -> Int64? {
      let digits = rest.prefix(while: Byte.isDigit)
      guard count.contains(digits.count) else { return nil }
      rest.removeFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int64($1 - Byte.zero) }
    }

    mutating func date() -> CivilDate? {
      let isNegative = take(Byte.minus)
      let isSigned = isNegative || take(Byte.plus)
      guard let year = digits(isSigned ? 4...6 : 4...4), take(Byte.minus),
        let month = digits(2...2), take(Byte.minus), let day = digits(2...2)
      else { return nil }
      let date = CivilDate(year: isNegative ? -year : year, month: month, day: day)
      return date.isValid ? date : nil
    }

    mutating func timeOfDay() -> Int64? {
      guard let hour = digits(2...2), hour < 24, take(Byte.colon),
        let minute = digits(2...2), minute < 60, take(Byte.colon)
      else { return nil }
      let end = rest.firstIndex { !Byte.isDigit($0) && $0 != Byte.period } ?? rest.endIndex
      let seconds = try? SecondsText.microseconds(Array(rest), in: 0..<(end - rest.startIndex))
      guard let seconds, rest.dropFirst(1).first.map(Byte.isDigit) == true, seconds < 60_000_000
      else { return nil }
      rest = rest[end...]
      return (hour * 60 + minute) * 60_000_000 + seconds
    }
  }
}
