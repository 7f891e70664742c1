import SessionModel

extension Replayer {
  /// The state before the first event of block `index`: known, stored, or replayed.
  ///
  /// It does not depend on the way: the keyframe where there is one, else what the block before
  /// leads to. The two agree unless events were lost, so a state that is not broken saves reading
  /// the keyframe.
  mutating func start(ofBlock index: Int) throws(Source.Failure) -> Moment<R.State> {
    if let known = try knownStart(ofBlock: index) { return known }
    if let keyframe = try keyframe(ofBlock: index) { return keyframe }
    return try replayedStart(ofBlock: index)
  }

  /// The same, and the block's events in place of those in `events`; the block is read once.
  mutating func start(
    ofBlock index: Int,
    reading events: inout [TimedEvent]
  ) throws(Source.Failure) -> Moment<R.State> {
    let known = try knownStart(ofBlock: index)
    guard known == nil, keyframesServe else {
      try source.readEvents(ofBlock: index, into: &events)
      if let known { return known }
      return try replayedStart(ofBlock: index)
    }
    let keyframe = try source.readReplayable(block: index, into: &events)
    if let moment = restored(keyframe) { return moment }
    return try replayedStart(ofBlock: index)
  }

  /// The state before the first event of block `index`, if nothing need be read to know it.
  private mutating func knownStart(
    ofBlock index: Int
  ) throws(Source.Failure) -> Moment<R.State>? {
    guard index > 0 else { return beginning }
    if position.event == blocks[index].startEvent {
      return try passing(base, toStartOf: index)
    }
    guard let nearest = checkpoints.nearest(atOrBefore: index), nearest.block == index else {
      return nil
    }
    return nearest.moment
  }

  /// The state before the first event of block `index`, which has no keyframe that serves: replayed
  /// from the nearest known state before it, leaving checkpoints on the way.
  private mutating func replayedStart(
    ofBlock index: Int
  ) throws(Source.Failure) -> Moment<R.State> {
    var nearest = checkpoints.nearest(atOrBefore: index)
    if let keyframe = try keyframe(ofBlock: index - 1, after: nearest?.block ?? 0) {
      nearest = keyframe
    }
    var moment = nearest?.moment ?? beginning
    for block in (nearest?.block ?? 0)..<index {
      try source.readEvents(ofBlock: block, into: &passed)
      moment.apply(passed[...], by: reducer)
      moment.note(lossOf: blocks[block].count - passed.count, reaching: reached[block])
      moment = try passing(moment, toStartOf: block + 1)
    }
    return moment
  }

  /// What `moment`, the end of the block before, is as the start of block `index`: mended by the
  /// keyframe if it is broken, decided by other policies where they begin, and remembered.
  mutating func passing(
    _ moment: Moment<R.State>,
    toStartOf index: Int
  ) throws(Source.Failure) -> Moment<R.State> {
    var moment = moment
    if moment.isBroken, let keyframe = try keyframe(ofBlock: index) { moment = keyframe }
    if let policies = source.policies(fromBlock: index) {
      let time = max(moment.time, min(blocks[index].firstTime, .last))
      reducer.decide(by: policies, from: time, &moment.state)
    }
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
    guard keyframesServe else { return nil }
    return restored(try source.keyframe(ofBlock: index))
  }

  /// The state that `keyframe` stands for, if it serves.
  private mutating func restored(_ keyframe: Session?) -> Moment<R.State>? {
    guard let keyframe else { return nil }
    guard let state = reducer.state(restoring: keyframe) else {
      // One that does not serve means that none does; the others need not be read.
      keyframesServe = false
      return nil
    }
    return Moment(state: state, time: keyframe.now)
  }
}

extension Moment {
  /// The state before the first event of `source`.
  init<Source: EventSource, R: Reducer>(of source: Source, by reducer: R) where R.State == State {
    if let session = source.startingSession {
      self.init(state: reducer.state(beginningIn: session), time: session.now)
    } else {
      self.init(state: reducer.initialState, time: .zero)
    }
  }

  /// Moves over an event.
  mutating func apply(_ timed: TimedEvent, by reducer: some Reducer<State>) {
    reducer.apply(timed.event, at: timed.time, to: &state)
    time = max(time, timed.moment)
  }

  /// Moves over several events.
  mutating func apply(_ events: ArraySlice<TimedEvent>, by reducer: some Reducer<State>) {
    reducer.apply(events, to: &state)
    for place in events.indices { time = max(time, min(events[place].time, .last)) }
  }

  /// Moves over `count` events that were lost, to a time they have certainly reached.
  mutating func note(lossOf count: Int, reaching end: Time) {
    guard count > 0 else { return }
    isBroken = true
    time = max(time, end)
  }
}
