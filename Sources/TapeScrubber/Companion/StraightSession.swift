import SessionModel
import TapeReplay

/// A session that is replayed from the start of a tape to its end.
struct StraightSession<Source: EventSource> {
  private let source: Source
  private let blocks: [EventBlock]
  private let reducer: SessionReducer
  private var nextBlock = 0
  private var events: [TimedEvent] = []
  private var place = 0
  private(set) var session: Session
  /// Events that have happened, or were lost.
  private(set) var eventCount = 0

  init(_ source: Source) {
    self.source = source
    blocks = source.eventBlocks
    reducer = SessionReducer(policies: source.description.policies)
    session = source.startingSession ?? reducer.initialState
  }

  /// The session's time at the next event; nil if there is none.
  mutating func nextTime() throws(Source.Failure) -> Time? {
    guard try fill() else { return nil }
    return max(session.now, min(events[place].time, .last))
  }

  /// Takes in every event up to and including `time`, and lets time pass until then.
  mutating func advance(to time: Time) throws(Source.Failure) {
    while let next = try nextTime(), next <= time { apply() }
    if time > session.now { reducer.advance(to: time, &session) }
  }

  /// Takes in the next event; false if there is none.
  mutating func step() throws(Source.Failure) -> Bool {
    guard try fill() else { return false }
    apply()
    return true
  }

  private mutating func apply() {
    reducer.apply(events[place].event, at: events[place].time, to: &session)
    place += 1
    eventCount += 1
  }

  /// Reads on until there is an event.
  private mutating func fill() throws(Source.Failure) -> Bool {
    while place >= events.count {
      guard nextBlock < blocks.count else { return false }
      let index = nextBlock
      // Before reading: a block that cannot be read must not be tried for ever.
      nextBlock += 1
      place = 0
      events.removeAll(keepingCapacity: true)
      try source.readEvents(ofBlock: index, into: &events)
      eventCount = blocks[index].startEvent
      if let policies = source.policies(fromBlock: index) {
        reducer.decide(by: policies, from: blocks[index].firstTime, &session)
      }
    }
    return true
  }
}
