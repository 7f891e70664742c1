import Foundation
import Synchronization
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

  @Test(
    "by a signal from elsewhere is left as it was found, and nobody reports a crash",
    arguments: [SIGQUIT, SIGABRT, SIGSEGV, SIGTRAP, SIGILL, SIGBUS, SIGFPE]
  )
  func signalFromElsewhere(signal: Int32) async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      var reporter = sigaction()
      reporter.setHandler { _ in _exit(7) }
      sigaction(signal, &reporter, nil)
      let terminal = try openTerminal(at: path)
      try withExtendedLifetime(terminal) {
        try sendFromElsewhere(signal)
        while true { pause() }
      }
    }
    expectRestored(pty)
  }

  @Test("by a crash leaves whoever reports it a cooked terminal and nothing to ask for")
  func reportedCrash() async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .exitCode(9)) { [path = path as String] in
      var reporter = sigaction()
      reporter.setHandler { _ in
        var byte: UInt8 = 0
        _exit(isatty(STDIN_FILENO) == 0 && read(STDIN_FILENO, &byte, 1) == 0 ? 9 : 8)
      }
      sigaction(SIGSEGV, &reporter, nil)
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      dup2(descriptor, STDIN_FILENO)
      let terminal = try Terminal(input: STDIN_FILENO, output: descriptor)
      withExtendedLifetime(terminal) { awaitEnd(by: SIGSEGV) }
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

  @Test("or goes on is left as it was found however often it is continued while it closes")
  func continuedWhileClosing() async throws {
    let pty = try #require(PseudoTerminal())
    let path = pty.path
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      let opened = Atomic<UInt>(0)
      let isDone = Atomic<Bool>(false)
      // The handler has to run on the thread that closes, as it does in a program.
      let storm = Thread {
        while !isDone.load(ordering: .sequentiallyConsistent) {
          let thread = opened.load(ordering: .sequentiallyConsistent)
          if thread != 0 { pthread_kill(pthread_t(thread), SIGCONT) }
        }
        exit(0)
      }
      let closing = Thread {
        let descriptor = open(path, O_RDWR | O_NOCTTY)
        var ignored = sigaction()
        ignored.setHandler { _ in }
        sigaction(SIGCONT, &ignored, nil)
        opened.store(UInt(pthread_self()), ordering: .sequentiallyConsistent)
        for _ in 0..<300 {
          guard let terminal = try? Terminal(input: descriptor, output: descriptor) else { exit(1) }
          terminal.close()
          tcflush(descriptor, TCOFLUSH)
          var modes = termios()
          guard tcgetattr(descriptor, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0
          else { exit(2) }
        }
        isDone.store(true, ordering: .sequentiallyConsistent)
        while true { pause() }
      }
      storm.start()
      closing.start()
      while true { pause() }
    }
    #expect(pty.isCooked)
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

/// Has a process of its own send the signal.
private func sendFromElsewhere(_ signal: Int32) throws {
  let words = ["sh", "-c", "kill -\(signal) \(getpid())"]
  var arguments = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var child = pid_t()
  try #require(posix_spawn(&child, "/bin/sh", nil, nil, &arguments, nil) == 0)
}
