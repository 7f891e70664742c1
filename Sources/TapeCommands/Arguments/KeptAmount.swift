import SessionModel
import TapeFile

/// How much of a recording is kept, as people write it: a time or a size.
enum KeptAmount {
  /// Bytes that a time may take: as much as it likes.
  private static let room = FlightLimits.byteRange.upperBound

  private static let times: [(unit: String, microseconds: Double)] = [
    ("ms", 1000), ("min", 60_000_000), ("s", 1_000_000), ("m", 60_000_000),
  ]
  private static let sizes: [(unit: String, bytes: Double)] = [("kB", 1000), ("MB", 1_000_000)]

  /// What `text` says, such as `30s`, `2min`, `900ms`, `500kB` and `2MB`.
  static func limits(_ text: String) throws(UsageError) -> FlightLimits {
    for (unit, factor) in times {
      guard let amount = amount(text, unit, factor) else { continue }
      return FlightLimits(bytes: room, span: Interval(microseconds: Int64(amount)))
    }
    for (unit, factor) in sizes {
      guard let amount = amount(text, unit, factor) else { continue }
      let least = FlightLimits.byteRange.lowerBound
      guard Int(amount) >= least, Int(amount) <= room else {
        throw UsageError("--keep takes from 66kB to 1000MB, not '\(text)'")
      }
      return FlightLimits(bytes: Int(amount))
    }
    throw UsageError("--keep needs a time or a size such as 30s, 2min, 900ms, 500kB or 2MB")
  }

  /// The number before `unit` times `factor`; nil where `text` is something else.
  private static func amount(_ text: String, _ unit: String, _ factor: Double) -> Double? {
    guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)), number > 0,
      number * factor < 1e15
    else { return nil }
    return number * factor
  }
}
