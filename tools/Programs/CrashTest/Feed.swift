import SessionModel
import TapeFile
import TapeRecorder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A recording that goes on as its standard input says: a line with a number records so many more
/// events, `end` finishes the tape.
struct Feed {
  private let path: String
  private let generation: Int

  /// Events that may wait: few, so that blocks are sealed often.
  private static let capacity = 256

  /// The recording that `arguments` ask for: `feed TAPE GENERATION`; any but the first goes on.
  init?(_ arguments: [String]) {
    guard arguments.count == 3, arguments[0] == "feed", let generation = Int(arguments[2]) else {
      return nil
    }
    path = arguments[1]
    self.generation = generation
  }

  /// Records until the input ends; without `end` the tape stays unfinished.
  func run() throws {
    let recorder = try TapeRecorder(
      path: path,
      description: TapeDescription(),
      capacity: Feed.capacity,
      appending: generation > 0
    )
    let sequence = KnownSequence(generation: generation, thread: 0)
    var place = 0
    while let line = readLine() {
      if line == "end" { return try recorder.finish() }
      let last = place + (Int(line) ?? 0)
      while place < last {
        let timed = sequence.event(place, recorder.name)
        if recorder.record(timed.event, at: timed.time) { place += 1 }
      }
      print(place)
      // Whoever waits for the answer sees it at once.
      fflush(nil)
    }
    exit(1)
  }
}
