import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A search")
struct SearchTests {
  private static let conditions: [@Sendable (Session, TimedEvent, Session) -> Bool] = [
    { before, _, after in before.containers != after.containers },
    { _, timed, _ in if case .mark = timed.event { true } else { false } },
    { before, _, after in before.transitions.count > after.transitions.count },
    { _, _, _ in false },
  ]

  @Test("finds the place that looking at every event finds", arguments: 0..<200)
  func agrees(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(50 + seed)
    let straight = StraightReplay(events, through: SessionReducer())
    let condition = Self.conditions[seed % Self.conditions.count]
    let matches = (1...events.count).filter { number in
      let before = straight.state(at: straight.position(after: number - 1))
      let after = straight.state(at: straight.position(after: number))
      return condition(before, events[number - 1], after)
    }
    var walk = Walk(MemoryEvents(events, blockSize: 1 + seed % 90), straight, seed: UInt64(seed))
    for _ in 0..<15 {
      try walk.move()
      let from = walk.replayer.position
      let isBetween = from.time > straight.times[from.event]
      var ahead = walk.replayer
      let next = matches.first { $0 > from.event }
      expect(ahead.next(where: condition), leads: &ahead, to: next, from: from, straight)
      var back = walk.replayer
      let previous = matches.last { $0 < from.event || isBetween && $0 == from.event }
      expect(back.previous(where: condition), leads: &back, to: previous, from: from, straight)
    }
  }

  private func expect(
    _ result: SearchResult,
    leads replayer: inout Replayer<MemoryEvents, SessionReducer>,
    to number: Int?,
    from position: Position,
    _ straight: StraightReplay<SessionReducer>
  ) {
    let expected = number.map(straight.position(after:)) ?? position
    #expect(result == (number == nil ? .notFound : .found(expected)))
    #expect(replayer.position == expected)
    #expect(replayer.state == straight.state(at: expected))
  }

  @Test("stops when it is told to, once a block, and stays where it was")
  func interruption() {
    let events = (0..<100).map { TimedEvent(Time(microseconds: $0), .note("")) }
    var replayer = Replayer(MemoryEvents(events, blockSize: 10), through: TapCounter())
    replayer.seek(toEvent: 50)
    for forward in [true, false] {
      var asked = 0
      let goesOn = {
        asked += 1; return asked < 3
      }
      let result =
        forward
        ? replayer.next(where: { _, _, _ in false }, while: goesOn)
        : replayer.previous(where: { _, _, _ in false }, while: goesOn)
      #expect(result == .interrupted)
      #expect(asked == 3)
      #expect(replayer.position.event == 50)
    }
  }
}
