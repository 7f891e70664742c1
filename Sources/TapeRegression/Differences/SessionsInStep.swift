import SessionModel
import TapeReplay

/// The sessions of two tapes, replayed in step as their events are aligned.
struct SessionsInStep {
  private var first: OutcomeRecorder
  private var second: OutcomeRecorder
  /// Where the second session is later, from which of its events on.
  private var delays: [(event: Int, span: Interval)] = [(0, .zero)]
  /// What names of the shared table are in that of the second session; nil if they are the same.
  private let restoring: [Name: Name]?
  private var search = PartingSearch()
  /// The second tape's event at the parting.
  private(set) var partingEvent = 0
  private var steps = 0

  /// Where what both show differs first.
  var parting: Parting? { search.found }

  init(_ first: OutcomeRecorder, _ second: OutcomeRecorder, restoring: [Name: Name]?) {
    self.first = first
    self.second = second
    self.restoring = restoring
    compare()
  }

  /// Takes in what both tapes begin with; how many events that were.
  ///
  /// Events are worked out once; where a session is known, outcomes before it are not.
  mutating func take<Source: EventSource>(
    _ start: SharedStart,
    of source: Source
  ) throws(Source.Failure) -> Int {
    let blocks = source.eventBlocks.prefix(start.blocks)
    guard let end = blocks.last?.endEvent else { return 0 }
    if let session = start.session {
      first = OutcomeRecorder(session, names: first.names)
      first.passOver(through: end)
      second = first
      return end
    }
    var (events, count): ([TimedEvent], Int) = ([], 0)
    for (index, block) in blocks.enumerated() {
      try source.readEvents(ofBlock: index, into: &events)
      first.passOver(through: block.startEvent)
      for timed in events { first.apply(timed) }
      count += events.count
    }
    second = first
    return count
  }

  mutating func take(_ step: EventStep) {
    switch step {
    case .same(let left, let right), .changed(let left, let right):
      applyFirst(left)
      applySecond(right)
    case .delayed(let left, let right, let delay):
      delays.append((right.number, Interval(microseconds: delay)))
      applyFirst(left)
      applySecond(right)
    case .onlyFirst(let left): applyFirst(left)
    case .onlySecond(let right): applySecond(right)
    }
    compare()
  }

  private mutating func applyFirst(_ record: EventRecord) {
    first.passOver(through: record.number - 1)
    first.apply(record.timed)
  }

  private mutating func applySecond(_ record: EventRecord) {
    var timed = record.timed
    if let restoring { timed.event.replaceNames { restoring[$0] ?? $0 } }
    second.passOver(through: record.number - 1)
    second.apply(timed)
  }

  private mutating func compare() {
    steps += 1
    if search.look(first, second, step: steps, event: first.eventCount) {
      partingEvent = second.eventCount
    }
  }

  /// Which outcomes differ; `counts` are the numbers of events of both tapes.
  mutating func finish(_ counts: (Int, Int)) -> [OutcomeDifference] {
    first.passOver(through: counts.0)
    second.passOver(through: counts.1)
    return OutcomeComparison.differences(first.finish(), second.finish()) { outcome in
      let place = max(0, delays.firstPlace { $0.event > outcome.event } - 1)
      return Time(microseconds: outcome.time.microseconds &- delays[place].span.microseconds)
    }
  }
}
