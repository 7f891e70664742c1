import GestureScript
import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A predicate")
struct PredicateSearchTests {
  static func matching(_ names: NameTable) -> CompiledPredicate.EventMatching {
    { text in
      let needle = EventNeedle(text, names: names)
      return { needle.isFound(in: $0) }
    }
  }

  @Test("holds where looking at every place says so, both ways", arguments: 0..<200)
  func agrees(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(30 + seed)
    let places = TapePlaces(events)
    var generator = SeededGenerator(seed: UInt64(seed) &* 77)
    let memory = MemoryEvents(events, names: session.names, blockSize: 1 + seed % 37)
    for _ in 0..<4 {
      let random = RandomPredicate.make(&generator, session.names)
      let predicate = try random.compiled(session.names)
      let expected = places.positions(where: random.holds)
      try check(predicate, expected, memory, places, workers: 1, &generator)
      try check(predicate, expected, KeyframedEvents(memory), places, workers: 2, &generator)
    }
  }

  @Test("holds on damaged tapes where looking at every place says so", arguments: 0..<240)
  func agreesWhereEventsAreLost(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed) ^ 0xDA3A)
    let events = session.events(30 + seed)
    let memory = MemoryEvents(events, names: session.names, blockSize: 1 + seed % 23)
    let source = LossyEvents(KeyframedEvents(memory), seed: UInt64(seed))
    let places = TapePlaces(source)
    var generator = SeededGenerator(seed: UInt64(seed) &* 53)
    for _ in 0..<2 {
      let random = RandomPredicate.make(&generator, session.names)
      let predicate = try random.compiled(session.names)
      let expected = places.positions(where: random.holds)
      try check(predicate, expected, source, places, workers: 1, &generator)
      try check(predicate, expected, source, places, workers: 3, &generator)
    }
  }

  private func check<Source: EventSource & Sendable>(
    _ predicate: CompiledPredicate,
    _ expected: [Position],
    _ source: Source,
    _ places: TapePlaces,
    workers: Int,
    _ generator: inout SeededGenerator
  ) throws {
    let replayer = Replayer(source, through: SessionReducer())
    var search = try PlaceSearch(for: predicate, in: replayer, gathering: true, workers: workers)
    var gathered: [Position] = []
    var scout = replayer
    while let hits = try search.gather(blocks: 3) {
      for hit in hits { gathered.append(try scout.position(of: hit)) }
    }
    #expect(gathered == expected, "\(predicate.predicate)")
    for _ in 0..<3 {
      let from = places.places.randomElement(using: &generator)?.position ?? .start
      let late = Bool.random(using: &generator) ? Interval(microseconds: 1) : .zero
      var ahead = replayer
      try ahead.seek(to: Position(event: from.event, time: from.time + late))
      let place = ahead.position
      var back = ahead
      let next = expected.first { $0 > place }
      let result = try ahead.next(where: predicate, workers: workers)
      #expect(result == next.map { .found($0) } ?? .notFound, "\(predicate.predicate) \(place)")
      #expect(ahead.position == next ?? place)
      let previous = expected.last { $0 < place }
      let earlier = try back.previous(where: predicate, workers: workers)
      #expect(earlier == previous.map { .found($0) } ?? .notFound, "\(predicate.predicate)")
      #expect(back.position == previous ?? place)
    }
  }

  @Test(
    "looks at no event once it is told to stop, and at few between two questions",
    arguments: [
      ("event contains \"never\"", 1), ("event contains \"never\"", 3),
      ("touch.count > 3 or event contains \"never\"", 1),
      ("touch.count > 3 or event contains \"never\"", 3),
      ("changed(touches) or event contains \"never\"", 2),
    ]
  )
  func stopsAtOnce(text: String, workers: Int) throws {
    let (blockSize, mostBlocks) = (8, 16)
    let events = (0..<4000).map { TimedEvent(Time(microseconds: $0), .note("")) }
    let source = KeyframedEvents(MemoryEvents(events, blockSize: blockSize))
    let looks = LookCount()
    let predicate = try Predicate(text).compiled(names: NameTable()) { _ in
      { _ in
        looks.add()
        return false
      }
    }
    for isForward in [true, false] {
      var replayer = Replayer(source, through: SessionReducer())
      replayer.seek(toEvent: 2000)
      var counts = [looks.value]
      let goesOn: (Double) -> Bool = { _ in
        counts.append(looks.value)
        return counts.count < 6
      }
      let result =
        isForward
        ? replayer.next(where: predicate, workers: workers, while: goesOn)
        : replayer.previous(where: predicate, workers: workers, while: goesOn)
      #expect(result == .interrupted)
      #expect(looks.value == counts.last)
      #expect(looks.value > counts[0])
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 - $0 <= mostBlocks * blockSize })
    }
  }

  @Test("stops when it is told to and stays where it was")
  func interruption() throws {
    let events = (0..<400).map { TimedEvent(Time(microseconds: $0), .note("")) }
    var replayer = Replayer(MemoryEvents(events, blockSize: 4), through: SessionReducer())
    replayer.seek(toEvent: 200)
    let never = try Predicate("touch.count > 3").compiled(names: NameTable())
    for forward in [true, false] {
      var told: [Double] = []
      let goesOn: (Double) -> Bool = { progress in
        told.append(progress)
        return told.count < 3
      }
      let result =
        forward
        ? replayer.next(where: never, while: goesOn)
        : replayer.previous(where: never, while: goesOn)
      #expect(result == .interrupted)
      #expect(told.count == 3)
      #expect(told == told.sorted() && told[0] == 0 && told[2] > 0 && told[2] < 1)
      #expect(replayer.position.event == 200)
    }
  }
}
