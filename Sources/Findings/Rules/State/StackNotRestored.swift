import SessionModel

/// A cancelled transition leaves everything as it was.
struct StackNotRestored: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "After a cancel, the container really holds what it held before the transition began.",
    cause: """
      The model was changed when the gesture began and not changed back, or the container is set anew \
      from a stale list.
      """
  )

  func judge(
    _ observed: ContainerSnapshot,
    _ change: LastChanges.Change?,
    _ report: inout FindingReport
  ) {
    guard case .cancel(let id) = change else { return }
    report.add(
      .stackNotRestored,
      of: [.name(observed.container), .transition(id)],
      "after cancel of \(id): \(observed.found), expected \(observed.expected)"
    )
  }
}
