import SessionModel

extension Interval {
  /// A span of the clock in whole microseconds; one of 290,000 years at most.
  init(_ span: Duration) {
    let (seconds, attoseconds) = span.components
    self.init(microseconds: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}
