import SessionModel

extension PlaceView {
  /// Notes all that `probe` reads, so that two places differ in their traces where they differ in it.
  ///
  /// What is asked most, and what has many fields, is read in place, field after field.
  func note(_ probe: PlaceProbe, in trace: inout PlaceTrace, _ tables: PredicateTables) {
    switch probe.target {
    case .count: trace.note(UInt64(count(probe)))
    case .whole where probe.subject == .navigation: noteNavigation(&trace)
    case .whole:
      _ = any(probe) { place in
        noteWhole(probe, place, &trace, tables)
        return false
      }
    case .field(let field):
      let isList = tables.isList(field)
      _ = any(probe) { place in
        trace.note(key(of: probe, at: place).bits)
        note(field, isList, probe.item, place, &trace, tables)
        return false
      }
    }
  }

  private func noteWhole(
    _ probe: PlaceProbe,
    _ place: Int,
    _ trace: inout PlaceTrace,
    _ tables: PredicateTables
  ) {
    switch probe.subject {
    case .touch: noteTouch(place, &trace)
    case .recognizer: noteRecognizer(place, &trace)
    case .transition: noteTransition(place, &trace)
    case .stack: noteStack(place, &trace, tables)
    case .animator: noteAnimator(place, &trace)
    default:
      trace.note(key(of: probe, at: place).bits)
      for field in tables.steadyFields(of: probe.subject) {
        note(field.field, field.isList, .whole, place, &trace, tables)
      }
    }
  }

  private func note(
    _ field: PlaceField,
    _ isList: Bool,
    _ item: PlaceProbe.Item,
    _ place: Int,
    _ trace: inout PlaceTrace,
    _ tables: PredicateTables
  ) {
    guard isList, item == .whole else {
      let value = value(field, item, at: place, tables)
      trace.note(value == nil ? 0 : 1 as UInt64)
      trace.note((value ?? .null).bits)
      return
    }
    let count = listCount(field, at: place)
    trace.note(count.map { UInt64($0) } ?? 1 << 63)
    for index in 0..<(count ?? 0) {
      trace.note(listElement(field, at: place, index, tables).bits)
    }
  }

  // MARK: - Gestures

  private func noteTouch(_ place: Int, _ trace: inout PlaceTrace) {
    trace.note(UInt64(truncatingIfNeeded: session.pointee.touches[place].id))
    trace.note(session.pointee.touches[place].window)
    trace.note(session.pointee.touches[place].since)
    trace.note(session.pointee.touches[place].force)
    trace.note(session.pointee.touches[place].start)
    trace.note(session.pointee.touches[place].last)
    trace.note(session.pointee.touches[place].previous)
  }

  /// A recognizer as it is, without what it was declared to be.
  private func noteRecognizer(_ place: Int, _ trace: inout PlaceTrace) {
    trace.note(session.pointee.recognizers[place].name)
    trace.note(
      UInt64(session.pointee.recognizers[place].state.rawValue) << 1
        | (session.pointee.recognizers[place].isEnabled ? 1 : 0)
    )
    trace.note(session.pointee.recognizers[place].translation)
    trace.note(session.pointee.recognizers[place].velocity)
    trace.note(session.pointee.recognizers[place].scale)
    trace.note(session.pointee.recognizers[place].rotation)
    let count = session.pointee.recognizers[place].touches.count
    trace.note(UInt64(count))
    for index in 0..<count {
      trace.note(UInt64(truncatingIfNeeded: session.pointee.recognizers[place].touches[index]))
    }
  }

  // MARK: - Navigation

  /// A transition as it is, without what follows from time alone.
  private func noteTransition(_ place: Int, _ trace: inout PlaceTrace) {
    trace.note(session.pointee.transitions[place].id.bits)
    trace.note(UInt64(session.pointee.transitions[place].phase.rawValue))
    trace.note(session.pointee.transitions[place].rawFraction)
    trace.note(UInt64(session.pointee.transitions[place].kind.rawValue))
    trace.note(session.pointee.transitions[place].from)
    trace.note(session.pointee.transitions[place].to)
    trace.note(session.pointee.transitions[place].window)
    trace.note(session.pointee.transitions[place].container)
    trace.note(UInt64(session.pointee.transitions[place].origin.rawValue))
    trace.note(session.pointee.transitions[place].driver)
    trace.note(session.pointee.transitions[place].since)
    trace.note(UInt64(session.pointee.transitions[place].outcome.rawValue))
    trace.note(
      (session.pointee.transitions[place].initiallyInteractive ? 1 : 0)
        | (session.pointee.transitions[place].isCommitted ? 2 : 0) as UInt64
    )
    trace.note(session.pointee.transitions[place].commitDue)
    trace.note(session.pointee.transitions[place].ends)
    trace.note(session.pointee.transitions[place].movesSince)
    trace.note(session.pointee.transitions[place].duration)
    trace.note(session.pointee.transitions[place].curve)
    trace.note(session.pointee.transitions[place].completionCurve)
    trace.note(session.pointee.transitions[place].style)
  }

  private func noteStack(
    _ place: Int,
    _ trace: inout PlaceTrace,
    _ tables: PredicateTables
  ) {
    trace.note(session.pointee.containers[place].name)
    trace.note(session.pointee.containers[place].window)
    noteCommitted(place, &trace)
    let count = session.pointee.containers[place].model.count
    trace.note(UInt64(count))
    for index in 0..<count { trace.note(session.pointee.containers[place].model[index]) }
    guard !session.pointee.queue.isEmpty else { return trace.note(0 as UInt64) }
    note(.stackQueued, true, .whole, place, &trace, tables)
  }

  private func noteCommitted(_ place: Int, _ trace: inout PlaceTrace) {
    let count = session.pointee.containers[place].committed.count
    trace.note(UInt64(count))
    for index in 0..<count { trace.note(session.pointee.containers[place].committed[index]) }
  }

  /// What containers hold for good, and where transitions stand.
  private func noteNavigation(_ trace: inout PlaceTrace) {
    let count = session.pointee.containers.count
    trace.note(UInt64(count))
    for place in 0..<count { noteCommitted(place, &trace) }
    for place in 0..<session.pointee.transitions.count {
      trace.note(session.pointee.transitions[place].id.bits)
      trace.note(UInt64(session.pointee.transitions[place].phase.rawValue))
    }
  }

  // MARK: - Animators

  /// An animator as it is, without what follows from time alone.
  private func noteAnimator(_ place: Int, _ trace: inout PlaceTrace) {
    trace.note(session.pointee.animators[place].id)
    trace.note(
      UInt64(session.pointee.animators[place].state.rawValue) << 4
        | (session.pointee.animators[place].isRunning ? 1 : 0)
        | (session.pointee.animators[place].isReversed ? 2 : 0)
        | (session.pointee.animators[place].pausesOnCompletion ? 4 : 0)
        | (session.pointee.animators[place].scrubsLinearly ? 8 : 0)
    )
    trace.note(session.pointee.animators[place].created)
    trace.note(session.pointee.animators[place].duration)
    trace.note(session.pointee.animators[place].requestedDuration)
    trace.note(session.pointee.animators[place].curve)
    trace.note(session.pointee.animators[place].activeCurve)
    trace.note(UInt64(session.pointee.animators[place].animations))
    trace.note(UInt64(session.pointee.animators[place].completions))
  }
}

extension PlaceTrace {
  @inline(__always)
  fileprivate mutating func note(_ sample: LiveTouch.Sample?) {
    guard let sample else { return note(0 as UInt64) }
    note(1 as UInt64)
    note(sample.position)
    note(sample.time)
  }
}
