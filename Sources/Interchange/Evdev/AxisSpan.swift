/// The range over which an axis is mapped, and where it comes from.
struct AxisSpan: Equatable, Sendable {
  enum Source: String, Sendable {
    /// The recording states it.
    case recording
    /// A description given beside the recording states it.
    case description
    /// The smallest and the largest value of the recording.
    case valuesSeen = "values seen"
    /// There is not a single value.
    case unknown
  }

  var minimum: Int32
  var maximum: Int32
  var source: Source

  /// The difference of the ends; 0 for a range that is empty or upside down.
  var length: Int64 { max(0, Int64(maximum) - Int64(minimum)) }

  /// The place of `value` between the ends, 0 to 1 and beyond for values outside, times `extent`;
  /// 0 where the range has no length.
  ///
  /// One multiplication and one division of whole numbers, so the result is the same everywhere.
  func scaled(_ value: Int32, to extent: Double, isReversed: Bool) -> Double {
    guard length > 0 else { return 0 }
    let distance =
      isReversed ? Int64(maximum) - Int64(value) : Int64(value) - Int64(minimum)
    return Double(distance) * extent / Double(length)
  }
}
