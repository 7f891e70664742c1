/// What became of one file.
public struct Verification: Equatable, Sendable {
  /// The file, as it was named or found.
  public var path: String
  /// What is wrong, line by line; empty if nothing is.
  public var failures: [String]
  /// How many expectations about findings were left out.
  public var leftOutCount: Int

  /// The result for `path`.
  public init(path: String, failures: [String] = [], leftOutCount: Int = 0) {
    self.path = path
    self.failures = failures
    self.leftOutCount = leftOutCount
  }

  /// Whether nothing is wrong.
  public var passed: Bool {
    failures.isEmpty
  }
}
