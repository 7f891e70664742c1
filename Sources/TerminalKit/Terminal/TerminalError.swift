/// Why a terminal cannot be used, or no longer.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file, a pipe or closed.
  case notATerminal
  /// Another `Terminal` is open: a process has one at a time, because signals find it by that.
  case alreadyOpen
  /// The terminal has gone: its window was closed or the connection has ended.
  case disconnected
  /// A call of the system failed.
  case system(call: String, errno: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .notATerminal: "input and output must be a terminal"
    case .alreadyOpen: "the terminal is already in use by this program"
    case .disconnected: "the terminal has gone"
    case .system(let call, let errno):
      "\(call) failed on the terminal: \(SystemCalls.message(of: errno))"
    }
  }
}
