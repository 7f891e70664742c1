public import SessionModel

/// Searches on several threads find what those on one find, always.
///
/// The block of the position comes first, on the calling thread, so that a near hit starts no threads;
/// then the nearest blocks.
extension Replayer where Source: Sendable {
  /// A condition that several threads may ask at once.
  public typealias SharedCondition = @Sendable (R.State, TimedEvent, R.State) -> Bool

  /// Moves to the next event for which `condition` holds, on `workers` threads.
  ///
  /// Finds what `next(where:while:)` finds. `goesOn` is asked on the calling thread, once for every
  /// block in order.
  @discardableResult
  public mutating func next(
    where condition: @escaping SharedCondition,
    workers: Int,
    while goesOn: () -> Bool = { true }
  ) throws(Source.Failure) -> SearchResult {
    var sweep = Sweep(done: position.event, moment: base)
    let reducer = reducer
    var hit: Int?
    var isInterrupted = false
    let asks = {
      isInterrupted = !goesOn()
      return !isInterrupted
    }
    try passBlocks(&sweep, workers: workers, while: asks) { events, moment in
      events.firstHit(of: condition, from: &moment, by: reducer)
    } _: { found, _ in
      hit = found
      return found == nil
    }
    if let hit { return try arrive(at: hit, inBlockBefore: sweep) }
    return isInterrupted ? .interrupted : .notFound
  }

  /// Moves to the last event before the position for which `condition` holds, on `workers` threads.
  ///
  /// Finds what `previous(where:while:)` finds. `goesOn` is asked on the calling thread, once for
  /// every block in order.
  @discardableResult
  public mutating func previous(
    where condition: @escaping SharedCondition,
    workers: Int,
    while goesOn: () -> Bool = { true }
  ) throws(Source.Failure) -> SearchResult {
    var limit = lastEventBefore
    var stretch = LoneStretch()
    while limit > 0 {
      if stretch.isOver, workers > 1, keyframesServe {
        let look = try lookBackTogether(&limit, for: condition, workers, &stretch, while: goesOn)
        switch look {
        case .found(let number): return try arrive(at: number)
        case .interrupted: return .interrupted
        case .goesOn: continue
        }
      }
      guard goesOn() else { return .interrupted }
      if let found = try lookBack(from: &limit, for: condition) { return try arrive(at: found) }
      stretch.pass()
    }
    return .notFound
  }

  private mutating func lookBackTogether(
    _ limit: inout Int,
    for condition: @escaping SharedCondition,
    _ workers: Int,
    _ stretch: inout LoneStretch,
    while goesOn: () -> Bool
  ) throws(Source.Failure) -> Look {
    let reducer = reducer
    let worker = BlockReplay(source, through: reducer) { _, events, moment in
      events.lastHit(of: condition, from: &moment, by: reducer)
    }
    let order = BlockOrder.backward(0..<(block(holding: limit) + 1))
    var look = Look.goesOn
    try BlockCrew(worker, size: workers).run(order) { (index, outcome) throws(Source.Failure) in
      guard goesOn() else {
        look = .interrupted
        return false
      }
      var found: Int?
      if let replayed = try outcome.get(), begins(replayed, ofBlock: index) {
        found = replayed.part.map { blocks[index].startEvent + $0 + 1 }
        limit = blocks[index].startEvent
        stretch.noteUse()
      } else {
        found = try lookBack(from: &limit, for: condition)
        stretch.noteWaste()
      }
      if let found { look = .found(found) }
      return found == nil && stretch.isOver
    }
    return look
  }

  /// Whether a search back on one thread would begin block `index` as `replayed` does.
  func begins<Part>(
    _ replayed: BlockReplay<Source, R, Part>.Replayed,
    ofBlock index: Int
  ) -> Bool {
    guard let known = checkpoints.nearest(atOrBefore: index), known.block == index else {
      return true
    }
    return replayed.begins(at: known.moment, reducer)
  }
}

/// What looking through some blocks together has led to.
private enum Look {
  /// The event with this number is the one.
  case found(Int)
  case interrupted
  /// Nothing yet; what is left, if anything, is looked through alone at first.
  case goesOn
}
