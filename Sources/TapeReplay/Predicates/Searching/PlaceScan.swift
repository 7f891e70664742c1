import SessionModel

/// Looks for the places of one block, in order, where a predicate holds.
///
/// A block's places are what happens by itself before its first event, that event, and so on up to its
/// last event. What happens after that belongs to the next block, and after the last event of a tape
/// there are no places.
struct PlaceScan: Sendable {
  /// Which of the places are wanted.
  enum Wanted: Sendable {
    case first, last, all
  }

  let program: PredicateProgram
  /// Holds wherever the program does; blocks where it never does are passed by it alone.
  var sieve: PredicateProgram?
  var wanted: Wanted
  /// Only places after it count.
  var after: PlaceBound?
  /// Only places before it count.
  var before: PlaceBound?

  /// Moves `moment`, the state after `start` events, over `events`, and returns what was wanted.
  func hits(
    in events: ArraySlice<TimedEvent>,
    after start: Int,
    from moment: inout Moment<Session>
  ) -> [PlaceHit] {
    if let sieve {
      var end = moment
      let coarse = PlaceScan(program: sieve, wanted: .first, after: after, before: before)
      guard !coarse.hits(in: events, after: start, from: &end).isEmpty else {
        moment = end
        return []
      }
    }
    if program.needsFacts {
      var facts = FactLog()
      return hits(in: events, after: start, from: &moment, telling: &facts)
    }
    var facts = NoFacts()
    return hits(in: events, after: start, from: &moment, telling: &facts)
  }

  private func hits<Sink: FactGathering>(
    in events: ArraySlice<TimedEvent>,
    after start: Int,
    from moment: inout Moment<Session>,
    telling sink: inout Sink
  ) -> [PlaceHit] {
    var pass = PlacePass(scan: self, number: start, sink: sink)
    pass.begin(&moment.state)
    events.withUnsafeBufferPointer { events in
      for place in events.indices {
        let event = events.baseAddress.map { $0 + place }
        guard let event, pass.take(event, &moment) else { return }
      }
    }
    return pass.hits
  }
}
