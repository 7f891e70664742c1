import GestureScript
import SessionModel

extension ExplanationText {
  /// What became of a recognizer, and why.
  func text(
    _ step: GestureExplanation.Step,
    of contender: GestureExplanation.Contender
  ) -> String {
    let subject = subject(contender)
    if let report = step.report { return "\(subject) \(text(report, step.state))" }
    guard let arbitration = step.arbitration else {
      return "\(subject) \(step.state.map { "\($0)" } ?? "waits")"
    }
    let reason = Self.reason(arbitration, begin: contender.begin, names)
    let verb =
      switch arbitration.verdict {
      case .recognized: step.state == .began ? "began" : "recognized"
      case .waiting: "waits"
      case .failed: "failed"
      }
    return "\(subject) \(verb): \(reason)"
  }

  /// What the log says, and what else is known.
  private func text(_ report: GestureExplanation.Report, _ state: GestureState?) -> String {
    guard let state else { return "was reported" }
    var text = "\(state), as the log says"
    if state == .began, let travel = report.travel {
      text += "; its finger had moved \(Self.number(travel)) pt"
    }
    if let computed = report.computed, report.disagrees(with: state) {
      text += "; touches alone had led to: \(computed)"
    }
    return text
  }
}
