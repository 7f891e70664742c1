#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Everything that is needed to enter and leave a terminal, computed while there is time.
struct TerminalRestoration {
  var input: Int32 = -1
  var output: Int32 = -1
  /// The writing end of the pipe that wakes the program.
  var wakeEnd: Int32 = -1
  /// The process that opened the terminal.
  var owner: pid_t = -1
  var reportsTermination = false
  /// The modes as they were found, and ours.
  var original = termios()
  var raw = termios()
  /// What is sent to begin and to end.
  var entry = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  var exit = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// A plan for nothing.
  init() {}

  init(input: Int32, output: Int32, wakeEnd: Int32, options: Terminal.Options)
    throws(TerminalError)
  {
    self.input = input
    self.output = output
    self.wakeEnd = wakeEnd
    owner = getpid()
    reportsTermination = options.reportsTermination
    guard tcgetattr(input, &original) == 0 else { throw SystemCalls.failure("tcgetattr") }
    raw = original
    cfmakeraw(&raw)
    entry = Self.copy(options.entry)
    exit = Self.copy(options.exit)
  }

  /// Memory that a handler can read without reference counting.
  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }

  /// Leaves nothing to be typed, so that whoever reports a crash reports it and asks nothing: the
  /// language's own reporter waits for a key where it finds a keyboard.
  ///
  /// Safe in a signal handler.
  func closeKeyboard() {
    guard getpid() == owner, input == STDIN_FILENO else { return }
    let nothing = open("/dev/null", O_RDONLY)
    guard nothing >= 0 else { return }
    dup2(nothing, STDIN_FILENO)
    close(nothing)
  }

  func releaseBytes() {
    entry.deallocate()
    exit.deallocate()
  }
}
