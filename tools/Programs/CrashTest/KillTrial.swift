import TapeFile
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Kills recordings of one tape at random moments, one after the other; each goes on where the one
/// before it was stopped.
struct KillTrial {
  let seed: UInt64

  /// How many events were acknowledged in all.
  func run() throws -> Int {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.path("killed.tape")
    var acknowledged: [[Int]] = []
    for generation in 0..<Int.random(in: 1...3, using: &generator) {
      let recording = Recording(
        path: path,
        generation: generation,
        threads: [1, 1, 2, 4].randomElement(using: &generator) ?? 1,
        capacity: [128, 1024, 65_536].randomElement(using: &generator) ?? 128,
        sync: [SyncPolicy.everyBlock, .everySecond, .never].randomElement(using: &generator)
          ?? .never
      )
      acknowledged.append(try kill(recording, &generator))
      guard access(path, F_OK) == 0 else {
        guard acknowledged.allSatisfy({ $0.allSatisfy { $0 == 0 } }) else {
          throw Failure("there is no tape")
        }
        continue
      }
      _ = try Judge.check(TapeReader(path: path), acknowledged: acknowledged)
    }
    return acknowledged.joined().reduce(0, +)
  }

  private func kill(
    _ recording: Recording,
    _ generator: inout SeededGenerator
  ) throws -> [Int] {
    let counts = try Acknowledgements(path: recording.acknowledgements)
    let child = try Child(recording.arguments)
    // Some are killed while they open the tape, most while they record.
    if Int.random(in: 0..<8, using: &generator) > 0 {
      for _ in 0..<20_000 where counts[0] == 0 { usleep(100) }
    }
    usleep(UInt32.random(in: 0..<30_000, using: &generator))
    try child.kill()
    return (0..<recording.threads).map { counts[$0] }
  }
}
