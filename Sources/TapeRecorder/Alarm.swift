#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets a thread pause until its time is up or somebody rings.
///
/// Its clock cannot be set, and recording threads never touch it.
final class Alarm: Sendable {
  private let hearing: Int32
  private let ringing: Int32

  /// An alarm, or nil where the process has too many files open.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (hearing, ringing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(hearing)
    close(ringing)
  }

  /// Ends the pause, and every later one.
  func ring() {
    var byte: UInt8 = 1
    _ = write(ringing, &byte, 1)
  }

  /// Waits until the alarm rings, `milliseconds` at most; whether it has rung.
  @discardableResult
  func pause(milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: hearing, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }
}
