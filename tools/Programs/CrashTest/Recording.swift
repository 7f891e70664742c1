import SessionModel
import TapeFile
import TapeRecorder
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A recording that goes on until its process is killed.
struct Recording {
  var path: String
  var acknowledgements: String
  var generation: Int
  var threads: Int
  var capacity: Int
  var sync: SyncPolicy
  /// Refusals in a row after which a thread gives up.
  var patience: Int

  /// The arguments that make a child process record it.
  var arguments: [String] {
    [
      "child", path, acknowledgements, "\(generation)", "\(threads)", "\(capacity)",
      sync == .everyBlock ? "block" : sync == .everySecond ? "second" : "never", "\(patience)",
    ]
  }

  /// The recording that `arguments` ask for.
  init?(_ arguments: [String]) {
    guard arguments.count == 8, arguments[0] == "child",
      let generation = Int(arguments[3]), let threads = Int(arguments[4]),
      let capacity = Int(arguments[5]), let patience = Int(arguments[7])
    else { return nil }
    path = arguments[1]
    acknowledgements = arguments[2]
    self.generation = generation
    self.threads = threads
    self.capacity = capacity
    sync = arguments[6] == "block" ? .everyBlock : arguments[6] == "second" ? .everySecond : .never
    self.patience = patience
  }

  init(
    path: String,
    generation: Int,
    threads: Int,
    capacity: Int,
    sync: SyncPolicy,
    patience: Int = .max
  ) {
    self.path = path
    acknowledgements = "\(path).acks\(generation)"
    self.generation = generation
    self.threads = threads
    self.capacity = capacity
    self.sync = sync
    self.patience = patience
  }

  /// Records until the process ends, or every thread was refused too often.
  func run() throws {
    let counts = try Acknowledgements(path: acknowledgements)
    let recorder = try TapeRecorder(
      path: path,
      description: TapeDescription(),
      capacity: capacity,
      appending: true,
      sync: sync
    )
    let handles = (0..<threads).compactMap { thread in
      SystemThread {
        record(KnownSequence(generation: generation, thread: thread), with: recorder, counts)
      }
    }
    for handle in handles { handle.join() }
    // Only the parent ends this process, as it would end an app.
    while true { pause() }
  }

  private func record(
    _ sequence: KnownSequence,
    with recorder: TapeRecorder,
    _ counts: Acknowledgements
  ) {
    var refused = 0
    var place = 0
    while refused < patience {
      let timed = sequence.event(place, recorder.name)
      if recorder.record(timed.event, at: timed.time) {
        place += 1
        counts[sequence.thread] = place
        refused = 0
        if place % 50 == 0 { usleep(200) }
      } else {
        refused += 1
        usleep(500)
      }
    }
  }
}
