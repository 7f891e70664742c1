#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long commands take from start to end.
struct Starts {
  /// A slow command is started until so much time has passed, and at least so often.
  private static let (mostSeconds, leastCount) = (4.0, 5)

  let report: Report
  let program: String?
  let count: Int

  func measure(_ name: String, _ words: [String]) {
    guard let program else {
      report.add(Row(name, nil, "ms", note: "no touchtape was built; run tools/bench"))
      return
    }
    var times: [(Double, Int32)] = []
    var total = 0.0
    while times.count < count, times.count < Starts.leastCount || total < Starts.mostSeconds {
      times.append(Stopwatch.seconds { Starts.run([program] + words) })
      total += times[times.count - 1].0
    }
    guard times.allSatisfy({ $0.1 == 0 }) else {
      report.add(Row(name, nil, "ms", note: "the command failed"))
      return
    }
    let samples = Samples(times.map { $0.0 * 1e3 })
    let note =
      "\(times.count) starts; 99 %: \(samples.quantile(0.99).figure) ms"
      + ", least: \(samples.least.figure) ms"
    report.add(Row(name, samples.median, "ms", must: .atMost(6), note: note))
  }

  /// Runs a program without output and returns its status.
  private static func run(_ words: [String]) -> Int32 {
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    guard posix_spawn(&child, words[0], &actions, nil, &arguments, environ) == 0 else { return -1 }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status
  }
}
