import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A predicate that several threads look for")
struct PredicateCoresTests {
  @Test("is found where one thread finds it, whatever became of the tape", arguments: 0..<150)
  func agrees(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed) ^ 0xFACE)
    let events = session.events(60 + seed)
    let memory = MemoryEvents(events, names: session.names, blockSize: 1 + seed % 23)
    let keyframed = KeyframedEvents(memory)
    var generator = SeededGenerator(seed: UInt64(seed) &* 101)
    let random = RandomPredicate.make(&generator, session.names)
    let predicate = try random.compiled(session.names)
    try compare(predicate, memory, seed)
    try compare(predicate, keyframed, seed)
    try compare(predicate, FalseKeyframes(keyframed, seed: UInt64(seed)), seed)
    try compare(predicate, LossyEvents(keyframed, seed: UInt64(seed)), seed)
  }

  private func compare<Source: EventSource & Sendable>(
    _ predicate: CompiledPredicate,
    _ source: Source,
    _ seed: Int
  ) throws {
    for isForward in [true, false] {
      let alone = try hits(of: predicate, source, isForward, workers: 1, slice: 1000)
      let together = try hits(of: predicate, source, isForward, workers: 3, slice: 1 + seed % 7)
      #expect(alone == together, "\(predicate.predicate)")
      let ordered = isForward ? alone : alone.reversed()
      #expect(ordered == ordered.sorted { ($0.event, $0.moment) < ($1.event, $1.moment) })
    }
  }

  private func hits<Source: EventSource & Sendable>(
    of predicate: CompiledPredicate,
    _ source: Source,
    _ isForward: Bool,
    workers: Int,
    slice: Int
  ) throws -> [PlaceHit] {
    let replayer = Replayer(source, through: SessionReducer())
    var search = try PlaceSearch(
      for: predicate,
      in: replayer,
      forward: isForward,
      gathering: true,
      workers: workers
    )
    var all: [PlaceHit] = []
    while let hits = try search.gather(blocks: slice) { all += hits }
    return all
  }
}

extension PlaceHit {
  /// Before every moment in which nothing but time passed.
  fileprivate var moment: Int64 {
    quietTime?.microseconds ?? .min
  }
}
