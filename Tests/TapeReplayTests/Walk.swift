import SessionModel
import TapeReplay
import TestSupport

/// A random walk of a replayer, and where a straight replay says it must lead.
struct Walk<Source: EventSource, R: Reducer> {
  var replayer: Replayer<Source, R>
  let straight: StraightReplay<R>
  private(set) var expected = Position.start
  private var generator: SeededGenerator

  init(_ source: Source, _ straight: StraightReplay<R>, seed: UInt64) {
    replayer = Replayer(source, through: straight.reducer)
    self.straight = straight
    generator = SeededGenerator(seed: seed)
  }

  private var count: Int { straight.events.count }

  mutating func move() throws {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...1: try seekToEvent()
    case 2...4: try seekToTime()
    case 5...6: try step(by: 1)
    case 7...9: try step(by: -1)
    case 10: try step(by: Int.random(in: -80...80, using: &generator))
    case 11: try seekToEnd()
    case 12:
      replayer.seekToStart()
      expected = .start
    default:
      let remembered = replayer.position
      try seekToEvent()
      try replayer.seek(to: remembered)
      expected = remembered
    }
  }

  private mutating func seekToEvent() throws {
    let number = Int.random(in: -2...(count + 2), using: &generator)
    try replayer.seek(toEvent: number)
    expected = straight.position(after: min(max(number, 0), count))
  }

  /// To a random time, often exactly that of an event or a microsecond beside it.
  private mutating func seekToTime() throws {
    let last = straight.times[count].microseconds
    let event = straight.times[Int.random(in: 0...count, using: &generator)].microseconds
    let time =
      Bool.random(using: &generator)
      ? event + Int64.random(in: -1...1, using: &generator)
      : Int64.random(in: -1000...(last + 900_000), using: &generator)
    try replayer.seek(to: Time(microseconds: time))
    expected = straight.position(at: Time(microseconds: time))
  }

  private mutating func seekToEnd() throws {
    try replayer.seekToEnd()
    expected = straight.position(after: count)
  }

  private mutating func step(by steps: Int) throws {
    try replayer.step(by: steps)
    let isBetween = expected.time > straight.times[expected.event]
    if steps > 0, expected.event < count {
      expected = straight.position(after: min(expected.event + steps, count))
    } else if steps < 0 {
      let from = expected.event + (isBetween ? 1 : 0)
      expected = straight.position(after: max(from + steps, 0))
    }
  }
}
