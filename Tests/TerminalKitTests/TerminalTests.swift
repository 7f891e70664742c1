import Testing

@testable import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A terminal", .serialized)
struct TerminalTests {
  let pty: PseudoTerminal

  init() throws {
    pty = try #require(PseudoTerminal())
  }

  @Test("is raw while it is open, and then as it was found")
  func rawMode() throws {
    #expect(pty.isCooked)
    let terminal = try opened()
    #expect(pty.isRaw)
    #expect(pty.received() == String(decoding: Terminal.Options().entry, as: UTF8.self))
    terminal.close()
    #expect(pty.isCooked)
    #expect(pty.received() == String(decoding: Terminal.Options().exit, as: UTF8.self))
    terminal.close()
    #expect(pty.received().isEmpty)
  }

  @Test("is given back when an error unwinds the program")
  func unwinding() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      let terminal = try opened()
      try terminal.write([])
      throw Failure()
    }
    #expect(pty.isCooked)
  }

  @Test("asks for what its options say and takes back exactly that")
  func options() throws {
    var options = Terminal.Options()
    options.usesAlternateScreen = false
    options.reportsMouse = false
    options.reportsPaste = false
    options.reportsFocus = true
    options.hidesCursor = false
    let terminal = try opened(options)
    #expect(pty.received() == "\u{1B}[?1004h\u{1B}[?7l")
    terminal.close()
    #expect(
      pty.received() == "\u{1B}[?2026l\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1004l"
    )
  }

  @Test("is refused where there is none, and twice")
  func refusals() throws {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    defer { for end in ends { close(end) } }
    #expect(throws: TerminalError.notATerminal) {
      try Terminal(input: ends[0], output: pty.inside)
    }
    #expect(throws: TerminalError.notATerminal) { try Terminal(input: pty.inside, output: ends[1]) }
    #expect(!Terminal.isTerminal(ends[0]) && Terminal.isTerminal(pty.inside))
    let terminal = try opened()
    #expect(throws: TerminalError.alreadyOpen) { try opened() }
    #expect(pty.isRaw)
    terminal.close()
    try opened().close()
  }

  @Test("knows its size, or takes 80×24")
  func size() throws {
    let terminal = try opened()
    defer { terminal.close() }
    #expect(terminal.size == CellSize(columns: 100, rows: 30))
    pty.resize(CellSize(columns: 0, rows: 0))
    #expect(terminal.size == CellSize(columns: 80, rows: 24))
  }

  @Test(
    "is never taken for larger than any screen is",
    arguments: [1, 499, 500, 1000, 1001, 65_535]
  )
  func largest(length: Int) throws {
    let terminal = try opened()
    defer { terminal.close() }
    for size in [
      CellSize(columns: length, rows: 30), CellSize(columns: 30, rows: length),
      CellSize(columns: length, rows: length),
    ] {
      pty.resize(size)
      let (columns, rows) = (min(size.columns, 1000), min(size.rows, 500))
      #expect(terminal.size == CellSize(columns: columns, rows: rows))
    }
  }

  @Test("reads keys, waits for none, and takes a lone ESC for the key")
  func input() throws {
    let terminal = try opened()
    defer { terminal.close() }
    #expect(try terminal.readInput(timeoutMilliseconds: 0).isEmpty)
    pty.type("q\u{1B}[A")
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.key(Key("q")), .key(Key(.up))])
    pty.type("\u{1B}")
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.key(Key(.escape))])
    pty.type("\u{3}")
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.key(Key("c", .control))])
  }

  @Test("takes a lone ESC for the key, however short the waits", arguments: [0, 5])
  func frames(wait: Int) throws {
    let terminal = try opened()
    defer { terminal.close() }
    pty.type("\u{1B}")
    var events: [InputEvent] = []
    while events.isEmpty {
      events = try terminal.readInput(timeoutMilliseconds: wait)
    }
    #expect(events == [.key(Key(.escape))])
  }

  @Test(
    "takes a paste whose end was lost for whole, and hears keys again",
    arguments: [nil, 0, 700]
  )
  func pasteWithoutEnd(wait: Int?) throws {
    let terminal = try opened()
    defer { terminal.close() }
    pty.type("\u{1B}[200~ab\u{3}q")
    var events: [InputEvent] = []
    while events.isEmpty {
      events = try terminal.readInput(timeoutMilliseconds: wait)
    }
    #expect(events == [.paste("abq")])
    pty.type("\u{1B}[201~\u{3}")
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.key(Key("c", .control))])
  }

  @Test("reports a new size and a return from the background, in raw mode again")
  func signals() throws {
    let terminal = try opened()
    defer { terminal.close() }
    let cooked = try modesBefore(terminal)
    pty.resize(CellSize(columns: 120, rows: 40))
    send(SIGWINCH)
    let size = CellSize(columns: 120, rows: 40)
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.resize(size)])
    #expect(try terminal.readInput(timeoutMilliseconds: 0).isEmpty)
    pty.set(cooked)
    #expect(pty.isCooked)
    send(SIGCONT)
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.resize(size)])
    #expect(pty.isRaw)
  }

  @Test("reports the first request to end when asked to", arguments: [SIGTERM, SIGINT, SIGHUP])
  func termination(signal: Int32) throws {
    var options = Terminal.Options()
    options.reportsTermination = true
    let terminal = try opened(options)
    defer { terminal.close() }
    send(signal)
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.termination(signal: signal)])
    #expect(try terminal.readInput(timeoutMilliseconds: 0).isEmpty)
    #expect(pty.isRaw)
  }

  @Test(
    "keeps nobody who was asked to end, though it is not read",
    arguments: [SIGTERM, SIGINT, SIGHUP]
  )
  func unread(signal: Int32) throws {
    var options = Terminal.Options()
    options.reportsTermination = true
    let terminal = try opened(options)
    defer { terminal.close() }
    send(signal)
    // Any thread may take it, and later than this one goes on.
    while !TerminalGuard.isAskedToEnd { sched_yield() }
    // More than any terminal's buffer holds.
    try terminal.write([UInt8](repeating: 0x41, count: 1 << 20))
    #expect(try terminal.readInput(timeoutMilliseconds: nil) == [.termination(signal: signal)])
    try terminal.write([UInt8](repeating: 0x41, count: 1 << 20))
  }

  @Test("says so when it has gone")
  func disconnection() throws {
    let terminal = try opened()
    pty.disconnect()
    #expect(throws: TerminalError.disconnected) {
      _ = try terminal.readInput(timeoutMilliseconds: nil)
    }
    #expect(throws: TerminalError.disconnected) { try terminal.write([0x41]) }
    terminal.close()
    #expect(throws: TerminalError.disconnected) { try terminal.write([0x41]) }
  }

  @Test("has a name of its own, however many are opened at once", arguments: 0..<8)
  func names(round: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          for _ in 0..<20 {
            let pty = try #require(PseudoTerminal())
            let descriptor = open(pty.path, O_RDWR | O_NOCTTY)
            defer { close(descriptor) }
            _ = write(descriptor, "x", 1)
            #expect(pty.received() == "x")
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private func opened(_ options: Terminal.Options = .init()) throws -> Terminal {
    try Terminal(input: pty.inside, output: pty.inside, options: options)
  }

  /// To the process, since the threads that run tests block most signals.
  private func send(_ signal: Int32) {
    kill(getpid(), signal)
  }

  /// The modes that a shell would set: raw ones with the usual flags back.
  private func modesBefore(_ terminal: Terminal) throws -> termios {
    var modes = pty.modes
    modes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
    modes.c_oflag |= tcflag_t(OPOST)
    return modes
  }
}
