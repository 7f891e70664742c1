import Testing

/// A terminal in which a session is recorded by hand.
struct LivePlayer {
  let player: Player
  var terminal: Tmux { player.terminal }
  var program: Program { player.program }

  init() throws { player = try Player() }

  /// Starts a recording to `live.tape`.
  func record(_ options: String = "") throws {
    let start = "sh -c 'echo $$ > id; exec touchtape record --live -o live.tape \(options)'"
    try terminal.enter("clear; stty -a > before; \(start); echo ended $?; stty -a > after")
    try terminal.wait("the phone") { $0.contains("recording") && $0.contains("Home") }
  }

  /// Drags the mouse along a row, from cell to cell.
  func drag(row: Int, columns: [Int], releasing: Bool = true) throws {
    for (place, column) in columns.enumerated() {
      try terminal.type("\u{1B}[<\(place == 0 ? 0 : 32);\(column + 1);\(row + 1)M")
    }
    guard releasing, let last = columns.last else { return }
    try terminal.type("\u{1B}[<0;\(last + 1);\(row + 1)m")
  }

  /// What a command says about the recording.
  func ask(_ command: String) throws -> String {
    let outcome = try program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome.remarks)")
    return outcome.text
  }
}
