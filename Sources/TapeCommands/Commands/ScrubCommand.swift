import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal player.
struct ScrubCommand: Command {
  static let name = "scrub"
  static let summary = "plays a tape in the terminal, both ways"
  static let operands = "TAPE [--at P]"
  static let options = [Option.at, .policy]
  static let notes = [
    PositionOptions.grammar,
    "In the player ? lists the keys. Without a terminal the filmstrip is printed.",
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let start: PositionExpression?

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    start = try PositionOptions.position(.at, arguments)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    let surroundings = TerminalSurroundings()
    let position = try start.map { start throws(CommandError) in try place(start, in: tape) }
    guard console.outputIsTerminal, Terminal.isTerminal(STDIN_FILENO) else {
      console.remark("touchtape: scrub needs a terminal; this is the filmstrip instead")
      try FilmstripCommand.print(FilmstripOptions(glyphs: surroundings.glyphs), of: tape, console)
      return .done
    }
    var model = ScrubberModel(tape.reader, glyphs: surroundings.glyphs)
    if let position { model.go(to: position) }
    do throws(TerminalError) {
      let terminal = try Terminal()
      defer { terminal.close() }
      var loop = ScrubberLoop(model, depth: surroundings.depth)
      try loop.run(on: terminal)
    } catch {
      // Once the terminal has gone, nobody is there to whom it could be said.
      guard error == .disconnected else { throw CommandError(.inputOutput, "scrub: \(error)") }
    }
    return .done
  }

  /// A position that the tape does not have is said before the screen is taken.
  private func place(
    _ expression: PositionExpression,
    in tape: TapeInput
  ) throws(CommandError) -> Position {
    var replayer = tape.replayer
    try tape.seek(&replayer, to: expression)
    return replayer.position
  }
}
