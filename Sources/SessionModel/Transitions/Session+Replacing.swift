// Where the log reports a transition by a recognizer that is declared to drive one, the log is right: what
// the reducer drove, or would drive, gives way to it.

extension Session {
  /// Takes back what the recognizer that an explicit transition names has driven up to now, and gives
  /// it, if it had been asked for.
  ///
  /// A transition that glides belongs to an earlier gesture and stays.
  mutating func takeBackDrive(
    for id: TransitionID,
    _ beginning: TransitionReport.Beginning,
    telling sink: inout some FactSink
  ) -> Transition? {
    guard let driver = beginning.cause?.recognizer,
      let recognizer = recognizers.place(of: driver), recognizers[recognizer].drive != nil
    else { return nil }
    queue.removeAll { $0.recognizer == driver }
    let open = transitions.firstIndex {
      $0.origin == .recognizer && $0.driver == driver && $0.outcome == .undecided
    }
    guard let open else { return nil }
    let driven = transitions.remove(at: open)
    recognizers[recognizers.interactorSlot(of: recognizer)].tracker.interactor = .none
    if let container = containerIndex(driven.container, in: driven.window) {
      containers[container].restoreModel()
    }
    sink.receive(.replaced(driven.id, by: id), at: now)
    return driven
  }

  /// Compares what was driven with what is reported instead; whether the screens have been told of
  /// the beginning already.
  ///
  /// What the report leaves open, the driven one knows. Where the two differ that is a fault, and what
  /// the screens were told is taken back.
  mutating func reconcile(
    _ driven: Transition,
    with reported: inout Transition,
    telling sink: inout some FactSink
  ) -> Bool {
    if reported.to == .none, reported.kind == driven.kind { reported.to = driven.to }
    let agrees =
      reported.kind == driven.kind && reported.container == driven.container
      && reported.from == driven.from && reported.to == driven.to
    if !agrees {
      sink.receive(.fault(.driveMismatch, subject: driven.driver ?? .none), at: now)
      if driven.isCommitted { sendUndo(of: driven, telling: &sink) }
    }
    return agrees && driven.isCommitted
  }

  /// Whether the log reports what a recognizer drives, so that no call is derived.
  func isReported(driveOfRecognizerAt index: Int) -> Bool {
    let driver = recognizers[index].name
    return transitions.contains {
      $0.origin == .explicit && $0.driver == driver && $0.isOpen && $0.outcome == .undecided
    }
  }
}
