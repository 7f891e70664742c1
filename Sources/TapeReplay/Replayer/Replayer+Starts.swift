import SessionModel

extension Replayer {
  /// The state before the first event of block `index`: known, stored, or replayed.
  ///
  /// It does not depend on the way: the keyframe where there is one, else what the block before
  /// leads to. The two agree unless events were lost, so a state that is not broken saves reading
  /// the keyframe.
  mutating func start(ofBlock index: Int) throws(Source.Failure) -> Moment<R.State> {
    guard index > 0 else { return Moment(state: reducer.initialState, time: .zero) }
    if position.event == blocks[index].startEvent {
      return try passing(base, toStartOf: index)
    }
    var nearest = checkpoints.nearest(atOrBefore: index)
    if let nearest, nearest.block == index { return nearest.moment }
    if let keyframe = try keyframe(ofBlock: index, after: nearest?.block ?? 0) {
      if keyframe.block == index { return keyframe.moment }
      nearest = keyframe
    }
    var moment = nearest?.moment ?? Moment(state: reducer.initialState, time: .zero)
    for block in (nearest?.block ?? 0)..<index {
      try source.readEvents(ofBlock: block, into: &passed)
      moment.apply(passed[...], by: reducer)
      moment.note(lossOf: blocks[block].count - passed.count, reaching: reached[block])
      moment = try passing(moment, toStartOf: block + 1)
    }
    return moment
  }

  /// What `moment`, the end of the block before, is as the start of block `index`: mended by the
  /// keyframe if it is broken, and remembered.
  mutating func passing(
    _ moment: Moment<R.State>,
    toStartOf index: Int
  ) throws(Source.Failure) -> Moment<R.State> {
    var moment = moment
    if moment.isBroken, let keyframe = try keyframe(ofBlock: index) { moment = keyframe }
    checkpoints.record(moment, atStartOf: index)
    return moment
  }

  /// The last keyframe at or before block `index` that serves, but after block `limit`.
  private mutating func keyframe(
    ofBlock index: Int,
    after limit: Int
  ) throws(Source.Failure) -> (block: Int, moment: Moment<R.State>)? {
    var block = index
    while block > limit, keyframesServe {
      if let moment = try keyframe(ofBlock: block) { return (block, moment) }
      block -= 1
    }
    return nil
  }

  private mutating func keyframe(
    ofBlock index: Int
  ) throws(Source.Failure) -> Moment<R.State>? {
    guard keyframesServe, let keyframe = try source.keyframe(ofBlock: index) else { return nil }
    guard let state = reducer.state(restoring: keyframe) else {
      // One that does not serve means that none does; the others need not be read.
      keyframesServe = false
      return nil
    }
    return Moment(state: state, time: keyframe.now)
  }
}

extension Moment {
  /// Moves over an event.
  mutating func apply(_ timed: TimedEvent, by reducer: some Reducer<State>) {
    reducer.apply(timed.event, at: timed.time, to: &state)
    time = max(time, timed.moment)
  }

  /// Moves over several events.
  mutating func apply(_ events: ArraySlice<TimedEvent>, by reducer: some Reducer<State>) {
    for timed in events { apply(timed, by: reducer) }
  }

  /// Moves over `count` events that were lost, to a time they have certainly reached.
  mutating func note(lossOf count: Int, reaching end: Time) {
    guard count > 0 else { return }
    isBroken = true
    time = max(time, end)
  }
}
