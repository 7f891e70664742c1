@testable import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Both ends of a terminal without a window.
final class PseudoTerminal {
  /// The end where a window would be.
  private(set) var outside: Int32
  /// The end where the program is.
  let inside: Int32
  let path: String

  /// Bytes of the longest name of a terminal, and more.
  private static let longestPath = 256

  init?() {
    var ends: (outside: Int32, inside: Int32) = (-1, -1)
    // `ttyname` answers every thread in one place, and tests run side by side.
    var name = [CChar](repeating: 0, count: Self.longestPath)
    guard openpty(&ends.outside, &ends.inside, nil, nil, nil) == 0,
      ttyname_r(ends.inside, &name, name.count) == 0
    else { return nil }
    (outside, inside) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    resize(CellSize(columns: 100, rows: 30))
    _ = fcntl(outside, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(inside)
    disconnect()
  }

  /// Closes the window.
  func disconnect() {
    if outside >= 0 { close(outside) }
    outside = -1
  }

  func resize(_ size: CellSize) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = ioctl(outside, UInt(TIOCSWINSZ), &window)
  }

  /// Whether a line is edited and echoed, as a shell wants it.
  var isCooked: Bool {
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & wanted == wanted && modes.c_oflag & tcflag_t(OPOST) != 0
  }

  var isRaw: Bool {
    modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  var modes: termios {
    var modes = termios()
    tcgetattr(inside, &modes)
    return modes
  }

  func set(_ modes: termios) {
    var modes = modes
    tcsetattr(inside, TCSANOW, &modes)
  }

  func type(_ text: String) {
    _ = text.withCString { write(outside, $0, strlen($0)) }
  }

  /// What the program has written since the last time.
  func received() -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(outside, &bytes, bytes.count)
      if count <= 0 { return String(decoding: text, as: UTF8.self) }
      text += bytes.prefix(count)
    }
  }
}
