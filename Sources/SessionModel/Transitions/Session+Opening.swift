extension Session {
  /// Opens the transition that shows `change`; it commits when time passes the call.
  mutating func open(
    _ change: Change,
    for request: QueuedCall,
    telling sink: inout some FactSink
  ) {
    var transition = Transition(
      id: derivedID(request.recognizer ?? request.call.operation.name),
      kind: change.kind,
      from: change.from,
      to: change.to,
      window: request.window,
      container: containers[change.container].name,
      origin: request.recognizer == nil ? .call : .recognizer,
      phase: .requested,
      driver: request.recognizer,
      since: now,
      serial: nextSerial()
    )
    if case .animated(let duration, let curve) = request.call.animation {
      transition.duration = max(duration, .zero)
      transition.curve = curve ?? .easeInOut
    }
    transition.movesSince = now
    transition.commitDue = now + Interval(microseconds: 1)
    transition.ends = now + transition.duration
    if let recognizer = request.recognizer {
      prepare(&transition, drivenBy: recognizer)
    }
    transitions.append(transition)
    refreshDeadline()
    sink.receive(.requested(transition.id), at: now)
  }

  /// Place of the open or refused transition `id`; if the log used a name twice, of the last one.
  func transitionIndex(_ id: TransitionID) -> Int? {
    for index in transitions.indices.reversed() where transitions[index].id == id { return index }
    return nil
  }

  private mutating func derivedID(_ base: Name) -> TransitionID {
    if let index = counts.firstIndex(where: { $0.base == base }) {
      counts[index].count &+= 1
      return TransitionID(base, count: counts[index].count)
    }
    counts.append(TransitionCount(base: base, count: 1))
    return TransitionID(base, count: 1)
  }
}
