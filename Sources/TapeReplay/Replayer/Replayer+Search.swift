public import SessionModel

extension Replayer {
  /// A condition over the state before an event, the event, and the state exactly after it.
  ///
  /// What happens by itself between two events shows in the state after the later one.
  public typealias Condition = (R.State, TimedEvent, R.State) -> Bool

  /// Moves to the next event, after the position, for which `condition` holds.
  ///
  /// `goesOn` is asked before every block whether the search is still wanted.
  ///
  /// - Complexity: replays the events in between, one pass.
  @discardableResult
  public mutating func next(
    where condition: Condition,
    while goesOn: () -> Bool = { true }
  ) throws(Source.Failure) -> SearchResult {
    guard position.event < eventCount else { return .notFound }
    var moment = base
    var done = position.event
    for index in block(holding: done + 1)..<blocks.count {
      guard goesOn() else { return .interrupted }
      let first = blocks[index].startEvent
      try source.readEvents(ofBlock: index, into: &passed)
      if done == first, index > 0 { moment = try passing(moment, toStartOf: index) }
      for offset in min(done - first, passed.count)..<passed.count
      where apply(passed[offset], to: &moment, fulfilling: condition) {
        try move(to: first + offset + 1)
        return .found(position)
      }
      moment.note(lossOf: blocks[index].count - passed.count, reaching: reached[index])
      done = blocks[index].endEvent
    }
    return .notFound
  }

  /// Moves to the last event before the position for which `condition` holds.
  ///
  /// From a position between two events the event just before it counts, as for `step(by:)`. Goes
  /// back block by block; `goesOn` is asked before every block whether the search is still wanted.
  ///
  /// - Complexity: replays the events in between, each block forward once.
  @discardableResult
  public mutating func previous(
    where condition: Condition,
    while goesOn: () -> Bool = { true }
  ) throws(Source.Failure) -> SearchResult {
    var limit = position.time > base.time ? position.event : position.event - 1
    while limit > 0 {
      guard goesOn() else { return .interrupted }
      let index = block(holding: limit)
      let first = blocks[index].startEvent
      var moment = try start(ofBlock: index)
      try source.readEvents(ofBlock: index, into: &passed)
      var found: Int?
      for (offset, timed) in passed.prefix(limit - first).enumerated()
      where apply(timed, to: &moment, fulfilling: condition) {
        found = first + offset + 1
      }
      if let found {
        try move(to: found)
        return .found(position)
      }
      limit = first
    }
    return .notFound
  }

  /// Applies one event; true if `condition` holds for it.
  private func apply(
    _ timed: TimedEvent,
    to moment: inout Moment<R.State>,
    fulfilling condition: Condition
  ) -> Bool {
    let before = moment.state
    moment.apply(timed, by: reducer)
    return condition(before, timed, moment.state)
  }
}
