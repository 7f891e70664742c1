import SessionModel

/// What is in the way of a call: one obstacle, the worst first, so that one fault gives one headline.
enum CallObstacle {
  /// A transition follows a finger.
  case interactive(Transition)
  /// A transition glides to its end.
  case settling(Transition)
  /// A transition of the stack runs by itself, and the call changes a stack.
  case nested(Transition)
  /// A presentation is involved on one side.
  case modal(Transition)

  /// What is in the way of `call`; nil if nothing is, or if it only announces a reported transition.
  init?(_ call: NavigationCall, in window: Name, _ session: Session) {
    guard !call.isAnnouncement else { return nil }
    let open = session.open(in: window)
    if let held = open.first(where: \.isHeld) {
      self = .interactive(held)
    } else if let settling = open.first(where: \.isSettling) {
      self = .settling(settling)
    } else if call.changesStack, let running = open.first(where: { $0.changesStack }) {
      self = .nested(running)
    } else if let running = open.first(where: { call.clashesModally(with: $0) }) {
      self = .modal(running)
    } else {
      return nil
    }
  }
}

extension NavigationCall {
  fileprivate func clashesModally(with running: Transition) -> Bool {
    guard running.isImplicit else { return false }
    return isModal || changesStack && running.isModal
  }
}
