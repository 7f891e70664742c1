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
    var sweep = Sweep(done: position.event, moment: base)
    let reducer = reducer
    while sweep.done < eventCount {
      guard goesOn() else { return .interrupted }
      let hit = try passBlock(&sweep) { events, moment in
        events.firstHit(of: condition, from: &moment, by: reducer)
      }
      if let hit { return try arrive(at: hit, inBlockBefore: sweep) }
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
    var limit = lastEventBefore
    while limit > 0 {
      guard goesOn() else { return .interrupted }
      if let found = try lookBack(from: &limit, for: condition) { return try arrive(at: found) }
    }
    return .notFound
  }

  /// The number of the last event before the position, which a search back begins with.
  var lastEventBefore: Int {
    position.time > base.time ? position.event : position.event - 1
  }

  /// Ends a search at event `number`.
  mutating func arrive(at number: Int) throws(Source.Failure) -> SearchResult {
    try move(to: number)
    return .found(position)
  }

  /// Ends a search at offset `hit` of the block that `sweep` has just passed.
  mutating func arrive(
    at hit: Int,
    inBlockBefore sweep: Sweep
  ) throws(Source.Failure) -> SearchResult {
    try arrive(at: blocks[block(holding: sweep.done)].startEvent + hit + 1)
  }

  /// Looks through the block of event `limit` up to that event, and moves `limit` before the block.
  mutating func lookBack(
    from limit: inout Int,
    for condition: Condition
  ) throws(Source.Failure) -> Int? {
    let index = block(holding: limit)
    let first = blocks[index].startEvent
    var moment = try start(ofBlock: index)
    try source.readEvents(ofBlock: index, into: &passed)
    let hit = passed.prefix(limit - first).lastHit(of: condition, from: &moment, by: reducer)
    limit = first
    return hit.map { first + $0 + 1 }
  }
}

extension ArraySlice<TimedEvent> {
  /// The place of the first event for which `condition` holds; moves `moment` there, or to the end.
  func firstHit<R: Reducer>(
    of condition: (R.State, TimedEvent, R.State) -> Bool,
    from moment: inout Moment<R.State>,
    by reducer: R
  ) -> Int? {
    for place in indices {
      let before = moment.state
      moment.apply(self[place], by: reducer)
      if condition(before, self[place], moment.state) { return place }
    }
    return nil
  }

  /// The place of the last event for which `condition` holds; moves `moment` to the end.
  func lastHit<R: Reducer>(
    of condition: (R.State, TimedEvent, R.State) -> Bool,
    from moment: inout Moment<R.State>,
    by reducer: R
  ) -> Int? {
    var hit: Int?
    for place in indices {
      let before = moment.state
      moment.apply(self[place], by: reducer)
      if condition(before, self[place], moment.state) { hit = place }
    }
    return hit
  }
}
