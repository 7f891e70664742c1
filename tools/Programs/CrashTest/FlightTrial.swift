import SessionModel
import TapeFile
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Kills a flight recorder at a random moment and looks at what its file has.
struct FlightTrial {
  let seed: UInt64

  /// How many events were found.
  func run() throws -> Int {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let recording = FlightRecording(
      path: folder.path("black.box"),
      threads: Int.random(in: 1...3, using: &generator),
      bytes: [64 << 10, 128 << 10].randomElement(using: &generator) ?? 64 << 10
    )
    let counts = try Acknowledgements(path: recording.acknowledgements)
    let child = try Child(recording.arguments)
    if Int.random(in: 0..<8, using: &generator) > 0 {
      for _ in 0..<20_000 where counts[0] == 0 { usleep(100) }
    }
    usleep(UInt32.random(in: 0..<150_000, using: &generator))
    try child.kill()
    let accepted = (0..<recording.threads).map { counts[$0] }
    // A process that was killed before it had made its file has accepted nothing.
    guard accepted.contains(where: { $0 > 0 }) else { return 0 }
    return try check(TapeReader(path: recording.path, policy: .strict), accepted)
  }

  /// Checks that each thread's events have no gap and go up to the last one that was accepted.
  private func check(_ tape: TapeReader, _ accepted: [Int]) throws -> Int {
    var next = [Int?](repeating: nil, count: accepted.count)
    let names = tape.names
    for block in tape.blocks.indices {
      for timed in try tape.events(ofBlock: block) {
        if case .lost = timed.event { continue }
        let place = Int(timed.time.microseconds / 997)
        let thread = next.indices.first { thread in
          let sequence = KnownSequence(generation: 0, thread: thread)
          return sequence.event(place) { names.find($0) ?? .none } == timed
        }
        guard let thread else { throw Failure("there is an event nobody recorded: \(timed)") }
        guard next[thread] == nil || next[thread] == place else {
          throw Failure("thread \(thread) has a gap before event \(place)")
        }
        next[thread] = place + 1
      }
    }
    for (thread, count) in accepted.enumerated() {
      guard let found = next[thread] else { continue }
      guard (count...(count + 1)).contains(found) else {
        throw Failure("thread \(thread) had \(count) events accepted; the last is \(found)")
      }
    }
    guard next.contains(where: { $0 != nil }) else { throw Failure("nothing was kept") }
    return tape.eventCount
  }
}
