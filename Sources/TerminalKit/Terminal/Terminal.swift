#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that the process runs in, in raw mode while this object is open.
///
/// However the process ends or stops (closing, an error, an exit, a signal, a crash), the terminal
/// is left as it was found. A process has one open `Terminal` at a time.
public final class Terminal {
  /// How long `ESC` may wait for the rest of a sequence: long enough for one that ssh has cut in
  /// two, too short to be felt.
  private static let escapeMilliseconds = 50

  /// How long a paste may pause: longer than any line between here and the clipboard does, short enough
  /// for somebody whose keys are taken for text, as the paste's end was lost.
  private static let pasteMilliseconds = 2000

  private let input: Int32
  private let output: Int32
  private let wakePipe: WakePipe
  private var decoder = InputDecoder()
  /// When the bytes came that may be a key or the beginning of more.
  private var lastInput = 0
  private var isOpen = true

  /// Whether a file descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The size of the terminal behind a descriptor; 80×24 if it does not say.
  public static func size(of descriptor: Int32) -> CellSize {
    SystemCalls.windowSize(of: descriptor) ?? .fallback
  }

  /// Enters raw mode and switches on what `options` ask for, on standard input and output unless
  /// other descriptors are named.
  ///
  /// - Throws: `notATerminal`, `alreadyOpen`, or what the system says; nothing is changed then.
  public init(
    input: Int32 = 0,
    output: Int32 = 1,
    options: Options = Options()
  ) throws(TerminalError) {
    guard Self.isTerminal(input), Self.isTerminal(output) else { throw .notATerminal }
    self.input = input
    self.output = output
    wakePipe = try WakePipe()
    let plan = try TerminalRestoration(
      input: input,
      output: output,
      wakeEnd: wakePipe.writingEnd,
      options: options
    )
    do {
      try TerminalGuard.arm(plan)
    } catch {
      plan.releaseBytes()
      isOpen = false
      throw error
    }
    guard TerminalGuard.enter() else {
      let failure = SystemCalls.failure("tcsetattr")
      close()
      throw failure
    }
  }

  deinit {
    close()
  }

  /// Gives the terminal back as it was found; a second time does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    TerminalGuard.disarm()
  }

  /// The size as it is now; 80×24 if the terminal does not say.
  public var size: CellSize { Self.size(of: output) }

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again when
  /// the shell continues it; a `resize` event follows.
  public func suspend() {
    // To the process: threads of the concurrency runtime block the signal for themselves.
    kill(getpid(), SIGTSTP)
  }

  /// Writes everything, waiting where the terminal cannot take more.
  ///
  /// Once a signal has asked the program to end, nobody is waited for: a terminal that is not read any
  /// more, or was stopped with Ctrl-S, would keep it for ever.
  public func write(_ bytes: [UInt8]) throws(TerminalError) {
    guard isOpen else { throw .disconnected }
    TerminalGuard.endIfDead()
    let isWritten = bytes.withUnsafeBytes { bytes in
      SystemCalls.writeAll(bytes, to: output, waits: .max) { TerminalGuard.isAskedToEnd }
    }
    guard isWritten || TerminalGuard.isAskedToEnd else { throw SystemCalls.failure("write") }
  }

  /// Waits for input, at most the given time (`nil`: for ever, 0: not at all), and returns what has
  /// come; nothing when the time is up or only a part of a key has come.
  ///
  /// A lone `ESC` becomes the escape key when nothing follows for 50 ms.
  public func readInput(timeoutMilliseconds: Int?) throws(TerminalError) -> [InputEvent] {
    guard isOpen else { throw .disconnected }
    let start = SystemCalls.monotonicMilliseconds()
    while true {
      let elapsed = SystemCalls.monotonicMilliseconds() - start
      let rest = timeoutMilliseconds.map { max(0, $0 - elapsed) }
      let ready = try waitForInput(milliseconds: rest)
      let events = takeSignals() + (try take(ready))
      if !events.isEmpty || rest == 0 { return events }
    }
  }

  private enum Readiness {
    case input
    case signal
    case silence
    case timeout
  }

  /// While a sequence is pending waits no longer than it may be, however short the waits are that
  /// the program asks for.
  private func waitForInput(milliseconds: Int?) throws(TerminalError) -> Readiness {
    let now = SystemCalls.monotonicMilliseconds()
    let patience =
      decoder.isPending ? Self.escapeMilliseconds : decoder.isPasting ? Self.pasteMilliseconds : nil
    let silence = patience.map { max(0, lastInput + $0 - now) }
    let wait = [milliseconds, silence].compactMap { $0 }.min() ?? -1
    var pollers = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakePipe.readingEnd, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&pollers, 2, Int32(clamping: wait))
    if count < 0 {
      if errno == EINTR { return .signal }
      throw SystemCalls.failure("poll")
    }
    if count == 0 { return wait == silence ? .silence : .timeout }
    return pollers[0].revents != 0 ? .input : .signal
  }

  private func take(_ ready: Readiness) throws(TerminalError) -> [InputEvent] {
    switch ready {
    case .input: decoder.decode(try readBytes())
    case .silence: decoder.isPasting ? decoder.endPaste() : decoder.flushPending()
    case .signal, .timeout: []
    }
  }

  private func takeSignals() -> [InputEvent] {
    wakePipe.drain()
    TerminalGuard.endIfDead()
    var events: [InputEvent] = []
    if TerminalGuard.takeRepaint() { events.append(.resize(size)) }
    if let signal = TerminalGuard.takeTermination() { events.append(.termination(signal: signal)) }
    return events
  }

  /// Bytes that are read at once: more than a burst of mouse reports.
  private static let chunkBytes = 4096

  private func readBytes() throws(TerminalError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.chunkBytes)
    let count = read(input, &bytes, bytes.count)
    if count > 0 {
      lastInput = SystemCalls.monotonicMilliseconds()
      return Array(bytes.prefix(count))
    }
    if count == 0 { throw .disconnected }
    if errno == EINTR || errno == EAGAIN { return [] }
    throw SystemCalls.failure("read")
  }
}
