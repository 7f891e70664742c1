/// What became of one file.
public struct Verification: Equatable, Sendable {
  /// The file, as it was named or found.
  public var path: String
  /// What is wrong, line by line; empty if nothing is.
  public var failures: [String]

  /// The result for `path`.
  public init(path: String, failures: [String] = []) {
    self.path = path
    self.failures = failures
  }

  /// Whether nothing is wrong.
  public var passed: Bool {
    failures.isEmpty
  }
}
