#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a command writes: data to one file descriptor, remarks to another.
///
/// Data is buffered; remarks are not, and the data written before a remark comes out before it. When
/// nobody reads the data any more, writing throws `Console.closed`, and the program ends quietly.
final class Console {
  /// Nobody reads the output any more.
  static let closed = CommandError(.done, "")

  private let output: Int32
  private let remarks: Int32
  private var buffer: [UInt8] = []
  private let capacity = 1 << 16
  private var lastRemarks: [() -> [String]] = []

  /// A console on two file descriptors, standard output and standard error unless told otherwise.
  init(output: Int32 = STDOUT_FILENO, remarks: Int32 = STDERR_FILENO) {
    self.output = output
    self.remarks = remarks
  }

  /// Whether a person sees the data at once.
  var outputIsTerminal: Bool {
    isatty(output) == 1
  }

  /// Columns of the terminal on which a person sees the data; nil if there is none.
  var outputColumns: Int? {
    var size = winsize()
    guard outputIsTerminal, ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Writes data.
  func write(_ text: String) throws(CommandError) {
    try write(bytes: Array(text.utf8)[...])
  }

  /// Writes a line of data.
  func writeLine(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= capacity { try flush() }
  }

  /// Writes data as it is.
  func write(bytes: ArraySlice<UInt8>) throws(CommandError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  /// Sends out what was buffered.
  func flush() throws(CommandError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try Console.write(buffer[...], to: output)
  }

  /// Sends out what was buffered, then waits; ends when nobody reads the data any more.
  func pause(milliseconds: Int32) throws(CommandError) {
    try flush()
    var request = pollfd(fd: output, events: 0, revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    throw Console.closed
  }

  /// Says something to the person, not to the pipe.
  func remark(_ text: String) {
    // A remark that cannot be delivered must not stop the work.
    try? flush()
    try? Console.write(Array("\(text)\n".utf8)[...], to: remarks)
  }

  /// Whether a person sees remarks at once.
  var remarksAreTerminal: Bool {
    isatty(remarks) == 1
  }

  /// Puts a remark in place of the line that the cursor stands in; the line is not ended.
  func remarkInPlace(_ text: String) {
    try? Console.write(Array("\r\u{1B}[K\(text)".utf8)[...], to: remarks)
  }

  /// Keeps remarks for the end, which are only known when the work is done.
  func remarkLast(_ lines: @escaping () -> [String]) {
    lastRemarks.append(lines)
  }

  /// Says what was kept for the end.
  func sayLastRemarks() {
    for line in lastRemarks.flatMap({ $0() }) { remark(line) }
    lastRemarks.removeAll()
  }

  /// Writes all of `bytes` to a file descriptor.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(CommandError) {
    var rest = bytes
    while !rest.isEmpty {
      let (count, problem) = rest.withUnsafeBytes { span -> (Int, Int32) in
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, span.baseAddress, span.count)
        #else
          let count = Darwin.write(descriptor, span.baseAddress, span.count)
        #endif
        return (count, errno)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if problem == EPIPE {
        throw closed
      } else if problem == EAGAIN {
        waitForRoom(in: descriptor)
      } else if problem != EINTR {
        throw CommandError(.inputOutput, "cannot write: \(String(cString: strerror(problem)))")
      }
    }
  }

  /// Sleeps until a descriptor that somebody made non-blocking takes data again.
  private static func waitForRoom(in descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
