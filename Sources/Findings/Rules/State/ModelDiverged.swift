import SessionModel

/// The app's own copy of a stack agrees with the stack.
struct ModelDiverged: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "While nothing is open, the app's model of a stack is the committed stack.",
    cause: """
      The model removes its last item when the swipe begins, or in `willShow`, and a cancel never \
      puts it back.
      """
  )

  func judge(_ model: StackSnapshot, _ session: Session, _ report: inout FindingReport) {
    guard let container = session.containers.first(where: { $0.name == model.stack }),
      !session.isBusy(container.window), container.committed != model.screens
    else { return }
    report.add(
      .modelDiverged,
      of: [.name(model.stack)],
      "model \(model.screens), container \(container.committed)"
    )
  }
}
