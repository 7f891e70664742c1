import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Leaves the terminal as it was found whatever ends or stops the process.
///
/// Signal handlers can reach nothing but globals and may call next to nothing, so everything that
/// they need is computed beforehand and lies in memory of its own. This is the only file with
/// global mutable state.
enum TerminalGuard {
  /// Where the terminal stands, for handlers and program alike.
  enum Phase {
    /// No terminal is open.
    static let closed = 0
    /// Raw, with our modes on.
    static let entered = 1
    /// Open, but as it was found: while the process is stopped.
    static let left = 2
  }

  /// Signals that ask the process to end.
  private static let terminations = [SIGINT, SIGTERM, SIGHUP]
  /// Signals that end it at once: faults, quits, pipes that nobody reads, timers and limits, and those
  /// that mean nothing here, which end whoever does not expect them.
  private static let deaths = [
    SIGQUIT, SIGPIPE, SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS, SIGFPE, SIGSYS,
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
  ]

  /// Takes charge of a terminal.
  ///
  /// Fails if another one is open.
  static func arm(_ plan: TerminalRestoration) throws(TerminalError) {
    guard
      phase.compareExchange(
        expected: Phase.closed,
        desired: Phase.left,
        ordering: .sequentiallyConsistent
      ).exchanged
    else { throw .alreadyOpen }
    restoration.pointee.releaseBytes()
    restoration.pointee = plan
    needsRepaint.store(false, ordering: .sequentiallyConsistent)
    termination.store(0, ordering: .sequentiallyConsistent)
    death.store(0, ordering: .sequentiallyConsistent)
    registerAtExit()
    installHandlers()
  }

  /// Gives the terminal back and forgets it.
  static func disarm() {
    guard phase.load(ordering: .sequentiallyConsistent) != Phase.closed else { return }
    // Who is continued (SIGCONT) in between would take the terminal again, for good.
    var others = sigset_t()
    var before = sigset_t()
    sigemptyset(&others)
    for signal in terminations + [SIGTSTP, SIGCONT] { sigaddset(&others, signal) }
    pthread_sigmask(SIG_BLOCK, &others, &before)
    leave()
    removeHandlers()
    phase.store(Phase.closed, ordering: .sequentiallyConsistent)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Makes the terminal raw and switches our modes on.
  ///
  /// Safe in a signal handler.
  @discardableResult
  static func enter() -> Bool {
    guard
      phase.compareExchange(
        expected: Phase.left,
        desired: Phase.entered,
        ordering: .sequentiallyConsistent
      ).exchanged
    else { return true }
    let isRaw = SystemCalls.setModes(&restoration.pointee.raw, of: restoration.pointee.input)
    let bytes = UnsafeRawBufferPointer(restoration.pointee.entry)
    return SystemCalls.writeAll(bytes, to: restoration.pointee.output, waits: 10) && isRaw
  }

  /// Gives the terminal back as it was found, and drops what was typed but not read: mouse reports
  /// would otherwise end in the shell.
  ///
  /// Safe in a signal handler. A child that shares our memory has no business here.
  static func leave() {
    guard getpid() == restoration.pointee.owner,
      phase.load(ordering: .sequentiallyConsistent) == Phase.entered
    else { return }
    let bytes = UnsafeRawBufferPointer(restoration.pointee.exit)
    _ = SystemCalls.writeAll(bytes, to: restoration.pointee.output, waits: 10)
    tcflush(restoration.pointee.input, TCIFLUSH)
    SystemCalls.setModes(&restoration.pointee.original, of: restoration.pointee.input)
    // Last, so that a signal that comes in between does all of it again.
    phase.store(Phase.left, ordering: .sequentiallyConsistent)
  }

  /// Whether the screen must be painted whole; asking answers once.
  static func takeRepaint() -> Bool {
    needsRepaint.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Whether a signal has asked to end.
  static var isAskedToEnd: Bool {
    termination.load(ordering: .sequentiallyConsistent) != 0
  }

  /// The signal that asked to end; asking answers once for each.
  static func takeTermination() -> Int32? {
    let signal = termination.load(ordering: .sequentiallyConsistent)
    guard signal > 0 else { return nil }
    termination.store(-signal, ordering: .sequentiallyConsistent)
    return signal
  }

  /// Ends the process if a deadly signal has come and whoever had it before us only told of it, as
  /// the language's own reporter of crashes does when the process sent the signal to itself.
  ///
  /// The terminal has been given back by then, and nothing may be drawn on it any more.
  static func endIfDead() {
    let signal = death.load(ordering: .sequentiallyConsistent)
    guard signal != 0 else { return }
    var action = sigaction()
    sigaction(signal, &action, nil)
    // Threads of the concurrency runtime block the signal for themselves.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(signal)
  }

  private static func registerAtExit() {
    if hasAtExit.exchange(true, ordering: .sequentiallyConsistent) { return }
    atexit { TerminalGuard.leave() }
  }

  private static func installHandlers() {
    AlternateStack.install()
    var dying = sigaction()
    dying.setInformedHandler(handleDeath)
    install(deaths, &dying)
    install(terminations, handler: handleTermination)
    install([SIGTSTP], handler: handleStop)
    install([SIGCONT], handler: handleContinuation)
    install([SIGWINCH], handler: handleResize)
  }

  /// A signal that was ignored when the process began (`nohup`) stays ignored.
  private static func install(
    _ signals: [Int32],
    handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    action.setHandler(handler)
    install(signals, &action)
  }

  private static func install(_ signals: [Int32], _ action: inout sigaction) {
    action.sa_flags |= Int32(SA_ONSTACK)
    action.blockOthers()
    for signal in signals {
      let old = previousActions + Int(signal)
      sigaction(signal, nil, old)
      if !old.pointee.isIgnored { sigaction(signal, &action, nil) }
    }
  }

  private static func removeHandlers() {
    for signal in deaths + terminations + [SIGTSTP, SIGCONT, SIGWINCH] {
      sigaction(signal, previousActions + Int(signal), nil)
    }
  }
}

// MARK: - State that handlers share

// Each of these is a constant that is made before the first handler is installed; a handler only
// loads it. What the pointers lead to is written while `phase` keeps handlers away from it (closed
// or left) or, in the case of `previousActions`, before the handler that reads it is installed.

private let phase = Atomic<Int>(TerminalGuard.Phase.closed)
private let needsRepaint = Atomic<Bool>(false)
/// The signal that asked to end; negative once the program has been told.
private let termination = Atomic<Int32>(0)
/// The deadly signal that has come.
private let death = Atomic<Int32>(0)
private let hasAtExit = Atomic<Bool>(false)

nonisolated(unsafe) private let restoration: UnsafeMutablePointer<TerminalRestoration> = {
  let pointer = UnsafeMutablePointer<TerminalRestoration>.allocate(capacity: 1)
  pointer.initialize(to: TerminalRestoration())
  return pointer
}()

nonisolated(unsafe) private let previousActions: UnsafeMutablePointer<sigaction> = {
  // More than any system has signals.
  let count = 128
  let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
  pointer.initialize(repeating: sigaction(), count: count)
  return pointer
}()

// MARK: - Handlers

/// Restores the terminal, lets the signal do what it did before us, and wakes the program, should it
/// still be there.
///
/// What another process has sent is no crash of ours: it ends the process as it does by itself, and
/// nobody need report where the program was.
private func handleDeath(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  if information?.pointee.sender(ownProcess: restoration.pointee.owner) == .another {
    var action = sigaction()
    TerminalGuard.leave()
    sigaction(signal, &action, nil)
    raise(signal)
    return
  }
  death.store(signal, ordering: .sequentiallyConsistent)
  TerminalGuard.leave()
  restoration.pointee.closeKeyboard()
  passOn(signal)
  wake()
}

/// Restores the terminal, then lets the signal do what it did before us.
///
/// It is blocked while this runs, so the one raised here arrives on return.
private func passOn(_ signal: Int32) {
  TerminalGuard.leave()
  sigaction(signal, previousActions + Int(signal), nil)
  raise(signal)
}

private func handleTermination(_ signal: Int32) {
  let isFirst =
    restoration.pointee.reportsTermination
    && termination.compareExchange(
      expected: 0,
      desired: signal,
      ordering: .sequentiallyConsistent
    ).exchanged
  if isFirst { wake() } else { passOn(signal) }
}

/// Restores the terminal and stops as if we had not been there; comes back here when continued.
private func handleStop(_ signal: Int32) {
  let error = errno
  TerminalGuard.leave()
  var ours = sigaction()
  sigaction(signal, previousActions + Int(signal), &ours)
  raise(signal)
  var mask = sigset_t()
  var before = sigset_t()
  sigemptyset(&mask)
  sigaddset(&mask, signal)
  // Unblocking delivers the signal: the process stops inside this call.
  pthread_sigmask(SIG_UNBLOCK, &mask, &before)
  pthread_sigmask(SIG_SETMASK, &before, nil)
  sigaction(signal, &ours, nil)
  comeBack()
  errno = error
}

private func handleContinuation(_ signal: Int32) {
  let error = errno
  comeBack()
  errno = error
}

/// After a stop the modes may be anybody's, even if we could not restore ours before (SIGSTOP).
private func comeBack() {
  TerminalGuard.enter()
  SystemCalls.setModes(&restoration.pointee.raw, of: restoration.pointee.input)
  needsRepaint.store(true, ordering: .sequentiallyConsistent)
  wake()
}

private func handleResize(_ signal: Int32) {
  let error = errno
  needsRepaint.store(true, ordering: .sequentiallyConsistent)
  wake()
  errno = error
}

/// Ends a `poll` that waits, on whichever thread.
///
/// A full pipe wakes as well.
private func wake() {
  var byte: UInt8 = 0
  _ = write(restoration.pointee.wakeEnd, &byte, 1)
}
