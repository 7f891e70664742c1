import SessionModel

/// Facts of one kind, about anything or about one thing.
struct FactPattern: Sendable {
  /// What facts are called.
  enum Kind: UInt8, CaseIterable, Sendable {
    case requested, queued, dropped, refused, committed, decided, interactionChanged, replaced
    case dismissal, completed, navigated, callback, recognized, arbitrated, animatorCompleted
    case fault
  }

  var kind: Kind
  /// What it must be about: each that the word could mean; all nil for anything.
  var name: Name?
  var transition: TransitionID?
  /// A fault, a state, a callback, a rule, or whether something finished.
  var word: String?

  /// Whether it is asked for by what it is about.
  private var isParticular: Bool { word != nil }

  func matches(_ fact: Fact) -> Bool {
    guard Kind(fact) == kind else { return false }
    guard isParticular else { return true }
    switch fact {
    case .requested(let id), .committed(let id), .interactionChanged(let id, _, _):
      return isAbout(id)
    case .completed(let id, let finished):
      return isAbout(id) || word == (finished ? "finished" : "cancelled")
    case .refused(let id, let refusal): return isAbout(id) || word == "\(refusal)"
    case .decided(let id, let decision):
      return isAbout(id) || word == "\(decision.rule)"
        || word == (decision.finishes ? "finish" : "cancel")
    case .replaced(let id, let other): return isAbout(id) || isAbout(other)
    case .queued(let call), .dropped(let call): return call.recognizer == name && name != nil
    case .dismissal(let dismissal, let screen): return screen == name || word == "\(dismissal)"
    case .navigated(let container): return container == name
    case .callback(let callback): return callback.screen == name || word == "\(callback.kind)"
    case .recognized(let report): return report.recognizer == name || word == "\(report.state)"
    case .arbitrated(let decision):
      return decision.recognizer == name || word == "\(decision.verdict)"
        || word == "\(decision.reason)"
    case .animatorCompleted(let animator, let position):
      return animator == name || word == "\(position)"
    case .fault(let fault, let subject):
      return subject == name || word == "\(fault)"
    }
  }

  private func isAbout(_ id: TransitionID) -> Bool {
    id == transition || id.base == name
  }
}

extension FactPattern.Kind {
  init(_ fact: Fact) {
    switch fact {
    case .requested: self = .requested
    case .queued: self = .queued
    case .dropped: self = .dropped
    case .refused: self = .refused
    case .committed: self = .committed
    case .decided: self = .decided
    case .interactionChanged: self = .interactionChanged
    case .replaced: self = .replaced
    case .dismissal: self = .dismissal
    case .completed: self = .completed
    case .navigated: self = .navigated
    case .callback: self = .callback
    case .recognized: self = .recognized
    case .arbitrated: self = .arbitrated
    case .animatorCompleted: self = .animatorCompleted
    case .fault: self = .fault
    }
  }
}
