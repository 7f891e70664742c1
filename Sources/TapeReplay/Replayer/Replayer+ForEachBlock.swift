import SessionModel

extension Replayer where Source: Sendable {
  /// Replays the whole tape on `workers` threads, and calls `body` after every block, in order, with
  /// the position at its end and the state there, until `body` returns false.
  ///
  /// The states are those of a straight replay, always; the replayer does not move. Memory is that of
  /// a few blocks a thread. Without usable keyframes one thread does the work.
  public func forEachBlock(
    workers: Int = Cores.count,
    _ body: (Position, R.State) -> Bool
  ) throws(Source.Failure) {
    var scout = self
    var sweep = Sweep(done: 0, moment: beginning)
    let reducer = reducer
    try scout.passBlocks(&sweep, workers: workers, while: { true }) { events, moment in
      moment.apply(events, by: reducer)
    } _: { _, sweep in
      body(Position(event: sweep.done, time: sweep.moment.time), sweep.moment.state)
    }
  }
}
