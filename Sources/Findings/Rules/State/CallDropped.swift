import SessionModel

/// A call has an effect.
struct CallDropped: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "After a call, the container really holds what the call asked for.",
    cause: """
      UIKit drops calls that it cannot carry out at the moment, with no more than a line in the log; \
      or the app's own wrapper waits for a flag that nobody clears.
      """
  )

  func judge(
    _ observed: ContainerSnapshot,
    _ change: LastChanges.Change?,
    _ report: inout FindingReport
  ) {
    guard case .call(let call) = change else { return }
    report.add(
      .callDropped,
      of: [.name(observed.container)],
      "\(call.spelling) had no effect: \(observed.found), expected \(observed.expected)"
    )
  }
}
