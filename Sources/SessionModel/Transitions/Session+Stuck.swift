extension Session {
  /// The log is over: a transition that does not end by itself will never complete.
  func tellStuck(_ sink: inout some FactSink) {
    for transition in transitions where transition.isOpen && transition.waitsForever {
      sink.receive(.fault(.neverCompleted, subject: transition.id.base), at: now)
    }
  }
}

extension Transition {
  /// Whether only an event can bring it to its end.
  fileprivate var waitsForever: Bool {
    ends == .never && commitDue == .never
  }
}
