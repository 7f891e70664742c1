import Dispatch
import Foundation
import Testing

/// A process that a test starts; its signals are unblocked and at their defaults, as a shell has it.
struct ChildProcess {
  /// What is run and in what surroundings.
  struct Plan {
    var file: String
    var arguments: [String]
    var environment: [String: String]
    var folder: String
    /// Paths of the files that are its standard input, output and error.
    var streams: (input: String, output: String, remarks: String)
  }

  /// Time after which a run counts as hung and is killed, in seconds.
  static let patience = 120.0

  let id: pid_t

  /// Starts the process.
  init(_ plan: Plan) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, plan.streams.input, O_RDONLY, 0)
    let writing = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, 1, plan.streams.output, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, plan.streams.remarks, writing, 0o600)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    )

    // There is no portable way to spawn in another folder; the shell gives way to the program.
    let change = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", plan.folder, plan.file]
    var words = (change + plan.arguments).map { strdup($0) } + [nil]
    var variables = plan.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let problem = posix_spawn(&id, change[0], &actions, &attributes, &words, &variables)
    try #require(problem == 0, "cannot start \(plan.file): \(String(cString: strerror(problem)))")
    self.id = id
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// Waits for the end: the exit status, or the signal that ended it, negative.
  func wait() -> Int32 {
    let id = id
    let watchdog = DispatchWorkItem {
      Issue.record("process \(id) hung and was killed")
      kill(id, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + ChildProcess.patience,
      execute: watchdog
    )
    defer { watchdog.cancel() }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}
