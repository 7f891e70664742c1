import Testing

/// A terminal in which the player can be opened, and what it shows.
struct Player {
  /// The modes of a terminal that nobody has changed.
  static let untouched = "alternate=0 cursor=1 mouse=0"

  let program: Program
  let terminal: Tmux

  /// A terminal in a folder with a tape of a swipe, `a.tape`.
  init(columns: Int = 100, rows: Int = 30) throws {
    program = try Program()
    try program.record(Program.shortScript)
    terminal = try Tmux(program, columns: columns, rows: rows)
  }

  /// Opens the player; the shell notes the terminal's settings before and after, and the process's id.
  ///
  /// `options` must not contain single quotes.
  func open(_ options: String = "") throws {
    let start = "sh -c 'echo $$ > id; exec touchtape scrub a.tape \(options)'"
    try terminal.enter("clear; stty -a > before; \(start); echo ended $?; stty -a > after")
    try terminal.wait("the player") { Player.position(in: $0) != nil }
  }

  /// Opens the player beside a recording that goes on: `feed` has so many more events recorded, or ends it.
  func openGrowing(_ name: String, events count: Int) throws {
    let feed = """
      mkfifo words; CrashTest feed \(name) 0 < words > /dev/null & exec 3> words; echo \(count) >&3
      """
    try terminal.enter(feed)
    try terminal.enter(
      "until [ -s \(name) ]; do :; done; clear; touchtape scrub \(name) -f"
    )
    try wait(forEvent: count)
  }

  /// Tells the recording how many more events to record, or `end`.
  func feed(_ word: String) throws {
    _ = try program.shell("echo \(word) > words")
  }

  /// Waits until the player stands at an event.
  @discardableResult
  func wait(
    forEvent number: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try terminal.wait("event \(number)", sourceLocation: sourceLocation) {
      Player.position(in: $0)?.event == number
    }
  }

  /// Waits for the end of the player and expects the terminal to be as it was.
  func expectEnd(
    status: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try terminal.wait("the end", sourceLocation: sourceLocation) {
      $0.contains("ended \(status)\n") && program.folder.names.contains("after")
        && $0.split(separator: "\n").last?.hasPrefix(Tmux.prompt) == true
    }
    #expect(!screen.contains("╭"), "\(screen)", sourceLocation: sourceLocation)
    #expect(try terminal.modes() == Player.untouched, sourceLocation: sourceLocation)
    try expectSettings("after", sourceLocation: sourceLocation)
  }

  /// Expects the settings noted in `file` to be those from before.
  func expectSettings(
    _ file: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = String(decoding: try program.folder.bytes("before"), as: UTF8.self)
    let after = String(decoding: try program.folder.bytes(file), as: UTF8.self)
    #expect(!before.isEmpty)
    #expect(after == before, sourceLocation: sourceLocation)
  }

  /// The id of the player's process.
  func processID() throws -> Int {
    let text = String(decoding: try program.folder.bytes("id"), as: UTF8.self)
    return try #require(text.split(separator: "\n").first.flatMap { Int($0) })
  }

  /// What the player shows above the timeline, which fills in while the player already answers.
  static func panes(_ screen: String) -> [Substring] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("╰") }
      .map { $0 }
  }

  /// Time, event and number of events, as the player's first line says them.
  static func position(in screen: String) -> (time: Double, event: Int, count: Int)? {
    guard let match = screen.firstMatch(of: /time +([0-9.]+) of [0-9.]+.*#(\d+) of (\d+)/),
      let time = Double(match.1), let event = Int(match.2), let count = Int(match.3)
    else { return nil }
    return (time, event, count)
  }
}
