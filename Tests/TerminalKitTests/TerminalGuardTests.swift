import Testing

@testable import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// In a process of its own for each way to end, because the process does end.
@Suite("A terminal of a process that ends")
struct TerminalGuardTests {
  @Test(
    "by a signal is left as it was found, and the signal still ends the process",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS, SIGFPE,
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
    ]
  )
  func signals(signal: Int32) async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      let terminal = try openTerminal(at: path)
      withExtendedLifetime(terminal) { awaitEnd(by: signal) }
    }
    expectRestored(pty)
  }

  @Test("by a signal of which somebody only tells is left as it was found, and the process ends")
  func toldSignal() async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .signal(SIGQUIT)) { [path = path as String] in
      var teller = sigaction()
      teller.setHandler { _ in }
      sigaction(SIGQUIT, &teller, nil)
      let terminal = try openTerminal(at: path)
      kill(getpid(), SIGQUIT)
      _ = try terminal.readInput(timeoutMilliseconds: 10_000)
    }
    expectRestored(pty)
  }

  @Test("by a second request, where the first is an event, is left as it was found")
  func secondRequest() async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      var options = Terminal.Options()
      options.reportsTermination = true
      let terminal = try openTerminal(at: path, options: options)
      kill(getpid(), SIGTERM)
      let events = try terminal.readInput(timeoutMilliseconds: nil)
      precondition(events == [.termination(signal: SIGTERM)])
      withExtendedLifetime(terminal) { awaitEnd(by: SIGTERM) }
    }
    expectRestored(pty)
  }

  @Test("by leaving without a goodbye is left as it was found")
  func exiting() async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      let terminal = try openTerminal(at: path)
      withExtendedLifetime(terminal) { exit(3) }
    }
    expectRestored(pty)
  }

  @Test("by a trap of the language is left as it was found")
  func trapping() async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let terminal = try openTerminal(at: path)
      preconditionFailure("as a fault of ours would, at \(terminal.size)")
    }
    expectRestored(pty)
  }

  private func expectRestored(_ pty: PseudoTerminal) {
    #expect(pty.isCooked)
    let entry = String(decoding: Terminal.Options().entry, as: UTF8.self)
    let exit = String(decoding: Terminal.Options().exit, as: UTF8.self)
    #expect(pty.received() == entry + exit)
  }
}

/// Opens a terminal that another process holds the outside of.
private func openTerminal(
  at path: String,
  options: Terminal.Options = .init()
) throws -> Terminal {
  let descriptor = open(path, O_RDWR | O_NOCTTY)
  return try Terminal(input: descriptor, output: descriptor, options: options)
}

/// Sends the signal to the process, since the thread that runs this may block it.
private func awaitEnd(by signal: Int32) -> Never {
  kill(getpid(), signal)
  while true {
    pause()
  }
}
