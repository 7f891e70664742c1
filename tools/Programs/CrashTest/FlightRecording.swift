import SessionModel
import TapeFile
import TapeRecorder
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A flight recorder in a file that goes on until its process is killed.
struct FlightRecording {
  var path: String
  var acknowledgements: String
  var threads: Int
  var bytes: Int

  /// The arguments that make a child process record it.
  var arguments: [String] { ["flight", path, acknowledgements, "\(threads)", "\(bytes)"] }

  init(path: String, threads: Int, bytes: Int) {
    self.path = path
    acknowledgements = "\(path).acks"
    self.threads = threads
    self.bytes = bytes
  }

  /// The recording that `arguments` ask for.
  init?(_ arguments: [String]) {
    guard arguments.count == 5, arguments[0] == "flight", let threads = Int(arguments[3]),
      let bytes = Int(arguments[4])
    else { return nil }
    path = arguments[1]
    acknowledgements = arguments[2]
    self.threads = threads
    self.bytes = bytes
  }

  /// Records until the process ends.
  func run() throws {
    let counts = try Acknowledgements(path: acknowledgements)
    let recorder = try FlightRecorder(
      keeping: .file(path, bytes: bytes, replacing: true),
      capacity: 4096
    )
    let handles = (0..<threads).compactMap { thread in
      SystemThread {
        let sequence = KnownSequence(generation: 0, thread: thread)
        var place = 0
        while true {
          let timed = sequence.event(place, recorder.name)
          guard recorder.record(timed.event, at: timed.time) else {
            usleep(100)
            continue
          }
          place += 1
          counts[thread] = place
          if place % 200 == 0 { usleep(100) }
        }
      }
    }
    for handle in handles { handle.join() }
  }
}
