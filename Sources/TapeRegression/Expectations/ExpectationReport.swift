/// What became of the expectations of a script.
public struct ExpectationReport: Equatable, Sendable {
  /// Those that do not hold, in the order of the lines.
  public internal(set) var failures: [ExpectationFailure] = []
  /// How many were checked.
  public internal(set) var checkedCount = 0
}
