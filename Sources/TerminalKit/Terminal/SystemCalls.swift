#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the system that need care: interrupted, partial and refused ones.
enum SystemCalls {
  /// What the system says about an error number.
  static func message(of error: Int32) -> String {
    String(cString: strerror(error))
  }

  static func failure(_ call: String) -> TerminalError {
    errno == EIO || errno == EPIPE || errno == ENXIO
      ? .disconnected : .system(call: call, errno: errno)
  }

  /// Writes everything, however often the system takes only a part or asks to wait.
  ///
  /// Safe in a signal handler: no allocation, no lock. Returns whether all was written; what is left is
  /// dropped once `givesUp` holds, which is asked whenever a signal may have come.
  static func writeAll(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32,
    waits: Int,
    givesUp: () -> Bool = { false }
  ) -> Bool {
    var rest = bytes
    var waitsLeft = waits
    while !rest.isEmpty {
      if givesUp() { return false }
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count < 0 && errno == EAGAIN && waitsLeft > 0 {
        waitsLeft -= 1
        var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&poller, 1, writeWaitMilliseconds)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// How long one wait for room in the terminal's buffer lasts.
  private static let writeWaitMilliseconds: Int32 = 100

  /// Sets a terminal's modes at once.
  ///
  /// Safe in a signal handler.
  @discardableResult
  static func setModes(_ modes: UnsafePointer<termios>, of descriptor: Int32) -> Bool {
    for _ in 0..<interruptionsForgiven {
      if tcsetattr(descriptor, TCSANOW, modes) == 0 { return true }
      if errno != EINTR { return false }
    }
    return false
  }

  /// A bound, so that a storm of signals cannot keep a handler for ever.
  private static let interruptionsForgiven = 100

  /// The size that the system knows of a terminal, at most `CellSize.largest`, or `nil`.
  static func windowSize(of descriptor: Int32) -> CellSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return CellSize(
      columns: min(Int(size.ws_col), CellSize.largest.columns),
      rows: min(Int(size.ws_row), CellSize.largest.rows)
    )
  }

  /// Milliseconds since some moment, never running backwards.
  static func monotonicMilliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
