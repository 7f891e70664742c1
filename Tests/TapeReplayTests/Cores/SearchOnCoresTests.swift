import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("A search on several threads")
struct SearchOnCoresTests {
  private typealias Condition = @Sendable (Session, TimedEvent, Session) -> Bool

  private static let conditions: [Condition] = [
    { before, _, after in before.containers != after.containers },
    { _, timed, _ in if case .mark = timed.event { true } else { false } },
    { before, _, after in before.transitions.count > after.transitions.count },
    { _, _, after in after.flags.contains { $0.value } },
    { _, _, _ in false },
  ]

  /// One of the above, or whatever happens at the time of an event that begins or ends a block.
  private static func condition(_ events: [TimedEvent], blockSize: Int, seed: Int) -> Condition {
    var random = SeededGenerator(seed: UInt64(seed))
    guard seed % 3 == 0 else { return conditions[seed / 3 % conditions.count] }
    let border = Int.random(in: 0...(events.count / blockSize), using: &random) * blockSize
    let number = min(max(border - seed % 2, 0), events.count - 1)
    let time = events[seed % 9 == 0 ? 0 : seed % 9 == 3 ? events.count - 1 : number].time
    return { _, timed, _ in timed.time == time }
  }

  private static func events(_ seed: Int) -> (events: [TimedEvent], blockSize: Int) {
    var session = RandomSession(seed: UInt64(seed) ^ 0xC0DE)
    return (session.events(60 + seed % 240), 1 + seed % 37)
  }

  @Test("finds what one thread finds", arguments: 0..<120)
  func keyframes(seed: Int) throws {
    let (events, size) = Self.events(seed)
    let source = KeyframedEvents(MemoryEvents(events, blockSize: size))
    try compare(source, events, size, seed)
  }

  @Test("finds the same where keyframes lie or are missing", arguments: 0..<120)
  func falseKeyframes(seed: Int) throws {
    let (events, size) = Self.events(seed)
    let source = KeyframedEvents(MemoryEvents(events, blockSize: size))
    try compare(FalseKeyframes(source, seed: UInt64(seed)), events, size, seed)
  }

  @Test("finds the same where events and keyframes were lost", arguments: 0..<120)
  func losses(seed: Int) throws {
    let (events, size) = Self.events(seed)
    let source = KeyframedEvents(MemoryEvents(events, blockSize: size))
    try compare(LossyEvents(source, seed: UInt64(seed)), events, size, seed)
  }

  @Test("finds the same without keyframes", arguments: 0..<100)
  func noKeyframes(seed: Int) throws {
    let (events, size) = Self.events(seed)
    try compare(MemoryEvents(events, blockSize: size), events, size, seed)
  }

  private func compare<Source: EventSource & Sendable>(
    _ source: Source,
    _ events: [TimedEvent],
    _ blockSize: Int,
    _ seed: Int
  ) throws {
    let condition = Self.condition(events, blockSize: blockSize, seed: seed)
    let straight = StraightReplay(events, through: SessionReducer())
    var walk = Walk(source, straight, seed: UInt64(seed))
    for _ in 0..<3 {
      try walk.move()
      for workers in [1 + seed % 2, 3 + seed % 4] {
        var (alone, together) = (walk.replayer, walk.replayer)
        let next = try alone.next(where: condition)
        #expect(try together.next(where: condition, workers: workers) == next)
        #expect(together.position == alone.position && together.state == alone.state)
        (alone, together) = (walk.replayer, walk.replayer)
        let previous = try alone.previous(where: condition)
        #expect(try together.previous(where: condition, workers: workers) == previous)
        #expect(together.position == alone.position && together.state == alone.state)
      }
    }
  }

  @Test("finds the same in a tape", arguments: 0..<3)
  func tapes(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed) ^ 0x7A9E)
    let events = session.events(14_000)
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: session.names))
    try compare(reader, events, TapeFormat.eventsPerBlock, seed)
  }

  @Test("stops when it is told to, asked once a block, in order", arguments: 1..<12)
  func interruption(patience: Int) {
    let events = (0..<200).map { TimedEvent(Time(microseconds: $0), .note("")) }
    let source = KeyframedEvents(MemoryEvents(events, blockSize: 10))
    var replayer = Replayer(source, through: SessionReducer())
    replayer.seek(toEvent: 100)
    for forward in [true, false] {
      var asked = 0
      let goesOn = {
        asked += 1
        return asked < patience
      }
      let result =
        forward
        ? replayer.next(where: { _, _, _ in false }, workers: 3, while: goesOn)
        : replayer.previous(where: { _, _, _ in false }, workers: 3, while: goesOn)
      #expect(result == (patience <= 10 ? .interrupted : .notFound))
      #expect(asked == min(patience, 10))
      #expect(replayer.position.event == 100)
    }
  }
}
