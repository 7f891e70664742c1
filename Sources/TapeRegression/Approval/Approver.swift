/// Makes what tapes do now what they are expected to do.
///
///     for approval in try Approver().review(["recordings"]) where approval.isNeeded {
///       print(approval.changes.joined(separator: "\n"))
///       try approval.write()
///     }
public struct Approver: Sendable {
  /// An approver.
  public init() {}

  /// Looks at the outline of every tape among `paths`, in order of their paths' bytes; writes
  /// nothing.
  ///
  /// Folders are searched as `Verifier` does.
  ///
  /// - Throws: where a path does not exist or has no tape.
  public func review(_ paths: [String]) throws(RegressionError) -> [Approval] {
    try FileSearch.files(in: paths, of: [.tape]).map { Approval($0) }
  }
}
