extension Double {
  /// The number, brought into `range`; NaN becomes `substitute`.
  func bounded(to range: ClosedRange<Double>, nan substitute: Double) -> Double {
    guard self == self else { return substitute }
    if self < range.lowerBound { return range.lowerBound }
    if self > range.upperBound { return range.upperBound }
    return self
  }
}
