/// Bytes that break a rule of the format, found inside a section that is already in memory.
struct MalformedBytes: Error, Equatable {
  /// The rule, as the end of a sentence.
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
