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
    expectDeadline(at: transition.commitDue)
    expectDeadline(at: transition.ends)
    sink.receive(.requested(transition.id), at: now)
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

extension [Transition] {
  /// Place of the open or refused transition `id`; if the log used a name twice, of the last one.
  func place(of id: TransitionID) -> Int? {
    for place in indices.reversed() where self[place].id == id { return place }
    return nil
  }

  /// Place of the transition `id`, if a gesture can move it.
  func movablePlace(of id: TransitionID) -> Int? {
    guard let place = place(of: id) else { return nil }
    return self[place].phase == .interactive || self[place].phase == .paused ? place : nil
  }
}
