import Testing

@testable import TapeCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A request to end the program")
struct HeldSignalsTests {
  @Test(
    "waits until the output is complete, and ends it then",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  )
  func waits(signal: Int32) async throws {
    let run = try CommandRun()
    let path = run.path("out")
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      // Threads of the concurrency runtime block the signal for themselves.
      var mask = sigset_t()
      sigemptyset(&mask)
      sigaddset(&mask, signal)
      pthread_sigmask(SIG_UNBLOCK, &mask, nil)
      try HeldSignals.hold { () throws(CommandError) in
        raise(signal)
        try OutputFile(path, force: false).write([1, 2, 3])
      }
      exit(0)
    }
    #expect(try run.bytes(of: "out") == [1, 2, 3])
    #expect(run.files == ["out"])
  }

  @Test("that does not come is waited for as before, also where the output fails")
  func nothing() {
    let before = blockedSignals
    #expect(HeldSignals.hold { blockedSignals.isSuperset(of: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) })
    #expect(throws: CommandError.self) {
      try HeldSignals.hold { () throws(CommandError) in
        throw CommandError(.inputOutput, "no space left")
      }
    }
    #expect(blockedSignals == before)
  }

  private var blockedSignals: Set<Int32> {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return Set((1...31).filter { sigismember(&mask, $0) == 1 })
  }
}
