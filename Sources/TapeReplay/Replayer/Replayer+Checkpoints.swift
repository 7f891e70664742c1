import SessionModel

extension Replayer {
  /// The state before the first event of block `index`: known, stored, or replayed.
  mutating func start(ofBlock index: Int) throws(Source.Failure) -> Moment<R.State> {
    guard index > 0 else { return Moment(state: reducer.initialState, time: .zero) }
    if position.event == blocks[index].firstEvent {
      checkpoints.record(base, atStartOf: index)
      return base
    }
    let nearest = checkpoints.nearest(atOrBefore: index)
    if let nearest, nearest.block == index { return nearest.moment }
    if let keyframe = try source.keyframe(ofBlock: index),
      let state = reducer.state(restoring: keyframe)
    {
      return Moment(state: state, time: keyframe.now)
    }
    return try replay(from: nearest, toStartOf: index)
  }

  /// Replays whole blocks up to block `index` and keeps checkpoints on the way.
  private mutating func replay(
    from nearest: (block: Int, moment: Moment<R.State>)?,
    toStartOf index: Int
  ) throws(Source.Failure) -> Moment<R.State> {
    var moment = nearest?.moment ?? Moment(state: reducer.initialState, time: .zero)
    for block in (nearest?.block ?? 0)..<index {
      try source.readEvents(ofBlock: block, into: &passing)
      for timed in passing {
        reducer.apply(timed.event, at: timed.time, to: &moment.state)
        moment.time = max(moment.time, timed.time)
      }
      checkpoints.record(moment, atStartOf: block + 1)
    }
    return moment
  }
}
