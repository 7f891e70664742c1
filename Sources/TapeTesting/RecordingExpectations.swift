public import TapeRegression
public import Testing

/// Expects that every tape and every script in a folder replays as it once did.
///
///     @Test func recordings() {
///       expectRecordingsToReplay(in: "Tests/Recordings")
///     }
///
/// Each file that fails is an issue of its own, with what differs. Tapes are compared with the
/// outlines beside them, which `touchtape approve` writes; scripts are checked against their `expect`
/// lines. A folder that does not exist, or holds neither, is an issue too.
public func expectRecordingsToReplay(
  in folder: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let results: [Verification]
  do {
    results = try Verifier().verify([folder])
  } catch {
    Issue.record(Comment(rawValue: error.message), sourceLocation: sourceLocation)
    return
  }
  for result in results where !result.passed {
    Issue.record(Comment(rawValue: result.summary), sourceLocation: sourceLocation)
  }
}

extension Verification {
  /// The file and what is wrong with it, as an issue says it.
  public var summary: String {
    ([path] + failures.map { "  \($0)" }).joined(separator: "\n")
  }
}
