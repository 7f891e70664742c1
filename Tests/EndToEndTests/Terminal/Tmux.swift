import Foundation
import Testing

/// A terminal of its own, with a shell in it; `tmux` is the emulator.
final class Tmux {
  /// What the shell says when it waits.
  static let prompt = "READY>"
  /// Seconds after which something that was waited for counts as not happening.
  private static let patience = 20.0

  private let program: Program
  /// The server's socket, in the test's folder, so that nothing of it stays.
  private let socket: String

  /// Opens a terminal in the program's folder and waits for the shell.
  init(_ program: Program, columns: Int = 100, rows: Int = 30) throws {
    self.program = program
    socket = program.folder.path("tmux")
    try #require(
      try program.shell("command -v tmux").status == 0,
      "tmux is missing: tools/install tmux"
    )
    // What somebody's own player remembers must not change what a test sees, nor be changed by it.
    let memory = "XDG_CONFIG_HOME='\(program.folder.path("config"))'"
    let shell = "env PS1='\(Tmux.prompt) ' HISTFILE= \(memory) bash --norc --noprofile -i"
    try tmux("-u -f /dev/null new-session -d -x \(columns) -y \(rows) \"\(shell)\"")
    try wait("the shell") { $0.contains(Tmux.prompt) }
  }

  deinit { _ = try? program.shell("tmux -S '\(socket)' kill-server") }

  /// Types a command line and presses return.
  func enter(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Types text as it stands.
  func type(_ text: String) throws {
    let hex = text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
    try tmux("send-keys -H \(hex)")
  }

  /// Presses keys by their tmux names.
  func press(_ keys: String...) throws {
    try tmux("send-keys \(keys.joined(separator: " "))")
  }

  /// Makes the window another size.
  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window -x \(columns) -y \(rows)")
  }

  /// The rows of the screen as text.
  func screen() throws -> String {
    try tmux("capture-pane -p")
  }

  /// The modes that a full-screen program sets: alternate screen, cursor, mouse.
  func modes() throws -> String {
    let modes = "alternate=#{alternate_on} cursor=#{cursor_flag} mouse=#{mouse_any_flag}"
    return try tmux("display-message -p '\(modes)'").trimmingCharacters(in: .newlines)
  }

  /// Looks at the screen until `holds`, and returns what it then shows.
  @discardableResult
  func wait(
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    until holds: (String) throws -> Bool
  ) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Tmux.patience)
    var screen = ""
    repeat {
      screen = try self.screen()
      if try holds(screen) { return screen }
      usleep(20_000)
    } while Date() < deadline
    Issue.record("waited in vain for \(what):\n\(screen)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Runs a command of tmux and returns what it says.
  @discardableResult
  func command(_ words: String) throws -> String {
    try tmux(words)
  }

  @discardableResult
  private func tmux(_ words: String) throws -> String {
    let outcome = try program.shell("tmux -S '\(socket)' \(words)")
    try #require(outcome.status == 0, "tmux \(words): \(outcome.remarks)")
    return outcome.text
  }
}
