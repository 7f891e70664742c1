import GestureScript
import SessionModel

/// Says in a line what the reducer made of an event.
struct LiveFactText {
  private let fact: Fact
  private let session: Session
  private let names: NameTable

  init(_ fact: Fact, _ session: Session, _ names: NameTable) {
    self.fact = fact
    self.session = session
    self.names = names
  }

  /// The line; nil for what is seen elsewhere or of no interest while it happens.
  func line(at time: Time) -> LiveLog.Line? {
    text.map { LiveLog.Line(time: time, text: $0, isTrouble: isTrouble) }
  }

  private var text: String? {
    switch fact {
    case .recognized(let report): text(of: report)
    case .arbitrated(let arbitration): text(of: arbitration)
    case .committed(let id): "\(names.spelling(of: id)) begins"
    case .decided(let id, let decision): text(of: decision, id)
    case .completed(let id, let isFinished):
      "\(names.spelling(of: id)) \(isFinished ? "has finished" : "was cancelled")"
    case .refused(let id, let refusal):
      "\(names.spelling(of: id)) refused: \(LiveFactText.words("\(refusal)"))"
    case .queued(let waiting): "\(call(waiting)) waits"
    case .dropped(let waiting): "\(call(waiting)) is dropped"
    case .navigated(let container): text(of: container)
    case .fault(let fault, let subject): "fault \(fault.spelling) (\(names[subject]))"
    case .requested, .interactionChanged, .replaced, .dismissal, .callback, .animatorCompleted: nil
    }
  }

  private var isTrouble: Bool {
    switch fact {
    case .refused, .dropped, .fault: true
    case .completed(_, let isFinished): !isFinished
    case .decided(_, let decision): !decision.finishes
    default: false
    }
  }

  private func text(of report: GestureReport) -> String? {
    switch report.state {
    case .began, .ended, .cancelled: "\(names[report.recognizer]) \(report.state)"
    case .possible, .changed, .failed: nil
    }
  }

  private func text(of arbitration: Arbitration) -> String? {
    let verb: String
    switch arbitration.verdict {
    case .recognized: return nil
    case .waiting: verb = "waits"
    case .failed:
      // One winner would drown all else; the recognizers' own section shows who failed.
      if arbitration.reason == .prevented { return nil }
      verb = "fails"
    }
    let known = session.recognizers.first { $0.name == arbitration.recognizer }
    let reason = ArbitrationText.reason(
      arbitration,
      begin: known?.declaration?.begin,
      names: names
    )
    return "\(names[arbitration.recognizer]) \(verb): \(reason)"
  }

  private func text(of decision: Decision, _ id: TransitionID) -> String {
    let verb = decision.finishes ? "is to finish" : "is to be cancelled"
    let fraction = NumberText.fixed(decision.fraction, decimals: 2)
    let velocity = NumberText.fixed(decision.velocity, decimals: 0)
    return "\(names.spelling(of: id)) \(verb) at \(fraction), \(velocity) pt/s, by \(decision.rule)"
  }

  private func text(of container: Name) -> String? {
    guard let known = session.containers.first(where: { $0.name == container }) else { return nil }
    let screens = known.committed.map { names[$0] }.joined(separator: " > ")
    return "\(names[container]) is \(screens.isEmpty ? "empty" : screens)"
  }

  private func call(_ waiting: QueuedCall) -> String {
    EventPrinter(names: names).text(.call(waiting.call))
  }

  /// `movedTooLittle` as `moved too little`.
  static func words(_ spelling: String) -> String {
    spelling.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}
