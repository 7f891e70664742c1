import SessionModel
import TapeFile

/// Compares what a tape shows with what was recorded.
struct Judge {
  /// How many events of each thread were accepted for sure, recording by recording.
  private let acknowledged: [[Int]]
  private var generation = 0
  private var next: [Int]
  /// Events that the tape says were lost, by cause.
  private(set) var losses: [String: UInt64] = [:]
  private(set) var events = 0

  init(acknowledged: [[Int]]) {
    self.acknowledged = acknowledged
    next = acknowledged[0].map { _ in 0 }
  }

  /// Checks that every acknowledged event is there, each once and in order, and no other.
  static func check(_ reader: TapeReader, acknowledged: [[Int]]) throws -> Judge {
    var judge = Judge(acknowledged: acknowledged)
    let names = reader.names
    for block in reader.blocks.indices {
      for event in try reader.events(ofBlock: block) { try judge.take(event, names) }
    }
    while judge.generation < acknowledged.count { try judge.endGeneration() }
    let damage = reader.losses.filter { $0.cause != .missingIndex && $0.cause != .tornJournal }
    guard damage.isEmpty else { throw Failure("the reader reports \(damage)") }
    return judge
  }

  private mutating func take(_ event: TimedEvent, _ names: NameTable) throws {
    if case .lost(let count, let cause) = event.event {
      losses[names[cause], default: 0] += count
      return
    }
    events += 1
    while true {
      for thread in next.indices {
        let sequence = KnownSequence(generation: generation, thread: thread)
        let expected = sequence.event(next[thread]) { names.find($0) ?? .none }
        if event == expected {
          next[thread] += 1
          return
        }
      }
      guard generation + 1 < acknowledged.count else { break }
      try endGeneration()
    }
    throw Failure("event \(events) of recording \(generation) is wrong: \(event)")
  }

  /// An event that was accepted when the process died may not be acknowledged yet; no more than one.
  private mutating func endGeneration() throws {
    for (thread, count) in acknowledged[generation].enumerated() {
      guard (count...(count + 1)).contains(next[thread]) else {
        throw Failure(
          "thread \(thread) of recording \(generation) had \(count) events accepted, "
            + "and \(next[thread]) are there"
        )
      }
    }
    generation += 1
    if generation < acknowledged.count { next = acknowledged[generation].map { _ in 0 } }
  }
}
