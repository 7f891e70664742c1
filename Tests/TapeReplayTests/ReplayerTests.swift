import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A replayer, moved by hand,")
struct ReplayerTests {
  /// A push that takes from 1 s to 1.35 s, and a note at 2 s.
  private static func push() -> MemoryEvents {
    var names = NameTable()
    let call = NavigationCall(
      .push(names.intern("B")),
      .animated(Interval(microseconds: 350_000), curve: nil)
    )
    let events = [
      TimedEvent(Time(microseconds: 1_000_000), .call(call)),
      TimedEvent(Time(microseconds: 2_000_000), .note("")),
    ]
    return MemoryEvents(events, names: names)
  }

  @Test("includes a deadline at the very time and not a microsecond before")
  func deadlines() {
    var replayer = Replayer(Self.push(), through: SessionReducer())
    replayer.seek(to: Time(microseconds: 1_349_999))
    #expect(replayer.state.transitions.count == 1)
    replayer.seek(to: Time(microseconds: 1_350_000))
    #expect(replayer.state.transitions.isEmpty)
    #expect(replayer.position == Position(event: 1, time: Time(microseconds: 1_350_000)))
  }

  @Test("steps from between two events to the next one or back to the last one")
  func between() {
    var replayer = Replayer(Self.push(), through: SessionReducer())
    replayer.seek(to: Time(microseconds: 1_500_000))
    var ahead = replayer
    ahead.step()
    #expect(ahead.position == Position(event: 2, time: Time(microseconds: 2_000_000)))
    replayer.stepBack()
    #expect(replayer.position == Position(event: 1, time: Time(microseconds: 1_000_000)))
    #expect(replayer.state.transitions.count == 1)
    replayer.stepBack()
    #expect(replayer.position == .start)
  }

  @Test("stays at the ends, whatever the step", arguments: [1, 2, 1000, Int.max])
  func ends(step: Int) {
    var replayer = Replayer(Self.push(), through: SessionReducer())
    replayer.step(by: -step)
    #expect(replayer.position == .start)
    replayer.seek(to: Time(microseconds: 9_000_000))
    replayer.step(by: step)
    #expect(replayer.position == Position(event: 2, time: Time(microseconds: 9_000_000)))
    replayer.step(by: -step)
    #expect(replayer.position.event == max(3 - step, 0))
    replayer.step(by: Int.min)
    #expect(replayer.position == .start)
  }

  @Test("reaches the last moment there is")
  func lastMoment() {
    var replayer = Replayer(Self.push(), through: SessionReducer())
    replayer.seek(to: .never)
    #expect(replayer.position == Position(event: 2, time: Time(microseconds: .max - 1)))
  }

  @Test("takes an event that claims never to happen for one at the last moment", arguments: [1, 9])
  func never(blockSize: Int) {
    let times: [Int64] = [5, .max, 7, .min]
    let events = times.map { TimedEvent(Time(microseconds: $0), .note("")) }
    let source = KeyframedEvents(MemoryEvents(events, blockSize: blockSize))
    var replayer = Replayer(source, through: SessionReducer())
    for number in [4, 2, 3] {
      replayer.seek(toEvent: number)
      #expect(replayer.position == Position(event: number, time: .last))
      #expect(replayer.state.now == .last)
    }
    replayer.seek(to: Time(microseconds: .max - 2))
    #expect(replayer.position == Position(event: 1, time: Time(microseconds: .max - 2)))
    replayer.seek(to: .never)
    #expect(replayer.position == Position(event: 4, time: .last))
    let folds = source.folds(leaving: .zero)
    #expect(folds.map(\.end) == [Time(microseconds: 5), .last])
  }

  @Test("works without events")
  func empty() {
    var replayer = Replayer(MemoryEvents([]), through: TapCounter())
    replayer.seekToEnd()
    replayer.step()
    replayer.stepBack()
    #expect(replayer.position == .start)
    #expect(replayer.lastEvent() == nil)
    #expect(replayer.next(where: { _, _, _ in true }) == .notFound)
    #expect(replayer.previous(where: { _, _, _ in true }) == .notFound)
    replayer.seek(to: Time(microseconds: 5))
    #expect(replayer.position == Position(event: 0, time: Time(microseconds: 5)))
    #expect(replayer.state.seen == Time(microseconds: 5))
  }

  @Test("shows the event that was applied last", arguments: [1, 3, 4096])
  func lastEvent(blockSize: Int) {
    var session = RandomSession(seed: 7)
    let events = session.events(50)
    var replayer = Replayer(MemoryEvents(events, blockSize: blockSize), through: TapCounter())
    for number in (1...50).reversed() {
      replayer.seek(toEvent: number)
      #expect(replayer.lastEvent() == events[number - 1])
    }
  }

  @Test("goes to marks, which it finds in any block", arguments: [1, 3, 4096])
  func marks(blockSize: Int) {
    var session = RandomSession(seed: 3)
    let source = MemoryEvents(session.events(900), names: session.names, blockSize: blockSize)
    let marks = source.marks()
    #expect(marks.count > 3)
    var replayer = Replayer(source, through: TapCounter())
    for mark in marks.reversed() {
      replayer.seek(to: mark)
      #expect(replayer.lastEvent()?.event == .mark(mark.name))
    }
  }

  @Test("tells the facts of the way to where it stands", arguments: 0..<50)
  func facts(seed: Int) {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(200)
    let straight = StraightReplay(events, through: FactReducer(telling: FactCount()))
    var replayer = Replayer(MemoryEvents(events, blockSize: 30), through: straight.reducer)
    for number in [200, 13, 77, 0, 150] {
      replayer.seek(toEvent: number)
      let expected = straight.state(at: straight.position(after: number))
      #expect(replayer.state.session == expected.session)
      #expect(replayer.state.sink.count == expected.sink.count)
    }
    #expect(straight.state(at: straight.position(after: 200)).sink.count > 0)
  }

  private struct FactCount: FactSink {
    var count = 0
    mutating func receive(_ fact: Fact, at time: Time) { count += 1 }
  }
}

@Suite("A replayer of a tape that cannot be read everywhere")
struct BrokenSourceTests {
  private struct Broken: EventSource {
    struct Failure: Error, Equatable { var block: Int }
    let memory: MemoryEvents
    var description: TapeDescription { memory.description }
    var names: NameTable { memory.names }
    var eventCount: Int { memory.eventCount }
    var eventBlocks: [EventBlock] { memory.eventBlocks }

    func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) throws(Failure) {
      events.removeAll()
      guard index != 2 else { throw Failure(block: index) }
      memory.readEvents(ofBlock: index, into: &events)
    }
  }

  @Test("says so, stays where it was, and still goes where it can", arguments: 0..<20)
  func failure(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(40)
    let straight = StraightReplay(events, through: SessionReducer())
    let source = Broken(memory: MemoryEvents(events, blockSize: 10))
    var replayer = Replayer(source, through: SessionReducer())
    try replayer.seek(toEvent: 15)
    for number in [21, 30, 31, 40] {
      #expect(throws: Broken.Failure(block: 2)) { try replayer.seek(toEvent: number) }
      #expect(replayer.position == straight.position(after: 15))
      #expect(replayer.state == straight.state(at: replayer.position))
    }
    try replayer.seek(toEvent: 3)
    #expect(replayer.state == straight.state(at: straight.position(after: 3)))
    try replayer.seek(toEvent: 20)
    #expect(replayer.state == straight.state(at: straight.position(after: 20)))
  }
}
