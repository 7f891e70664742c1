import GestureScript
import SessionModel

extension OutlineWriter {
  /// Writes what `fact` has to say, if it is news.
  mutating func describe(_ fact: Fact, at time: Time) {
    switch fact {
    case .requested(let id):
      if let transition = session.transitions.last(where: { $0.id == id }) {
        requested.append(transition)
      }
    case .committed(let id): describeBeginning(of: id, at: time)
    case .decided(let id, let decision): describe(decision, of: id, at: time)
    case .completed(let id, let finished):
      requested.removeAll { $0.id == id }
      add("\(names.shown(id)) ends: \(finished ? "finished" : "cancelled")", at: time)
    case .refused(let id, let refusal):
      add("\(names.shown(id)) is refused: \(refusal)", at: time)
    case .queued(let call): add("\(spelling(of: call)) waits", at: time)
    case .dropped(let call): add("\(spelling(of: call)) is dropped", at: time)
    case .recognized(let report): describe(report, at: time)
    case .animatorCompleted(let id, let position):
      add("animator \(names.shown(id)) completes at \(position)", at: time)
    case .fault(let fault, let subject):
      add("fault \(fault)" + (subject == .none ? "" : " (\(names.shown(subject)))"), at: time)
    case .replaced(let id, let reported):
      requested.removeAll { $0.id == id }
      add("\(names.shown(id)) gives way to \(names.shown(reported))", at: time)
    case .dismissal(let step, let screen):
      add("delegate hears \(step) of \(names.shown(screen))", at: time)
    // What containers hold is compared as a whole, after the step; a decision says that a gesture let go.
    case .arbitrated(let arbitration): describe(arbitration, at: time)
    case .navigated, .callback, .interactionChanged: break
    }
  }

  private mutating func describeBeginning(of id: TransitionID, at time: Time) {
    let found =
      session.transitions.last { $0.id == id } ?? requested.last { $0.id == id }
    requested.removeAll { $0.id == id }
    guard let transition = found else {
      // It waited for another and took no time: nothing of it is left in the session.
      add("\(names.shown(id)) begins: at once", at: time)
      return
    }
    add("\(names.shown(id)) begins: \(transition.movement(names))", at: time)
  }

  private mutating func describe(_ decision: Decision, of id: TransitionID, at time: Time) {
    let outcome = decision.finishes ? "finish" : "cancel"
    let fraction = NumberText.text(decision.fraction)
    let velocity = NumberText.text(decision.velocity)
    add(
      "\(names.shown(id)) decides: \(outcome) at \(fraction), \(velocity) pt/s (\(decision.rule))",
      at: time
    )
  }

  /// Only the ends of a gesture's life are news; recognizers fail at almost every touch.
  private mutating func describe(_ report: GestureReport, at time: Time) {
    switch report.state {
    case .began, .ended, .cancelled:
      add("recognizer \(names.shown(report.recognizer)) \(report.state)", at: time)
    case .possible, .changed, .failed: break
    }
  }

  /// Why a gesture that would have moved a transition did not.
  private mutating func describe(_ arbitration: Arbitration, at time: Time) {
    let recognizer = session.recognizers.first { $0.name == arbitration.recognizer }
    guard let declaration = recognizer?.declaration, declaration.drive != nil,
      declaration.kind == .pan || declaration.kind == .edgePan
    else { return }
    let reason = ExplanationText.reason(arbitration, begin: declaration.begin, names)
    add("recognizer \(names.shown(arbitration.recognizer)) fails: \(reason)", at: time)
  }

  private func spelling(of call: QueuedCall) -> String {
    let recognizer = call.recognizer.map { " by \(names.shown($0))" } ?? ""
    return call.call.outline(names) + recognizer
  }
}
