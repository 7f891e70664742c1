import SessionModel

extension SessionSpelling {
  /// Open and refused transitions.
  var transitions: StateValue {
    .array(session.transitions.map(transition))
  }

  private func transition(_ transition: Transition) -> StateValue {
    .object([
      ("id", .string(names.spelling(of: transition.id))),
      ("kind", word(transition.kind)),
      ("from", name(transition.from)),
      ("to", name(transition.to)),
      ("phase", word(transition.phase)),
      ("fraction", .number(session.percentComplete(of: transition))),
      ("driver", name(transition.driver)),
      ("since", moment(transition.since)),
      ("ends", moment(transition.ends)),
      ("window", name(transition.window)),
      ("container", name(transition.container)),
      ("origin", word(transition.origin)),
      ("outcome", word(transition.outcome)),
      ("rawFraction", .number(transition.rawFraction)),
      ("shownFraction", .number(transition.shownFraction(at: session.now))),
      ("interactive", .bool(transition.initiallyInteractive)),
      ("committed", .bool(transition.isCommitted)),
      ("commitDue", moment(transition.commitDue)),
      ("movesSince", moment(transition.movesSince)),
      ("duration", .number(transition.duration.seconds)),
      ("curve", SessionSpelling.curve(transition.curve)),
      ("completionCurve", SessionSpelling.curve(transition.completionCurve)),
      ("style", name(transition.style)),
    ])
  }
}
