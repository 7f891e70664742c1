/// A command line that was not understood.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong.
  let message: String

  /// A misunderstanding.
  init(_ message: String) {
    self.message = message
  }
}
