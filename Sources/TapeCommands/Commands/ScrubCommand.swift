import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit

/// The terminal player.
struct ScrubCommand: Command {
  static let name = "scrub"
  static let summary = "plays a tape in the terminal, both ways"
  static let operands = "TAPE [--at P]"
  static let options = [Option.at]
  static let notes = [
    PositionNotes.line,
    "In the player ? lists the keys. Without a terminal the filmstrip is printed.",
  ]

  private let path: String
  private let start: PositionExpression?

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    start = try PositionNotes.position(.at, arguments)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console)
    let terminal: Terminal
    var model = ScrubberModel(tape.reader, glyphs: TerminalSurroundings().glyphs)
    if let start { model.go(to: try place(start, in: tape)) }
    do throws(TerminalError) {
      terminal = try Terminal()
    } catch {
      guard error == .notATerminal else { throw problem(error) }
      console.remark("touchtape: scrub needs a terminal; this is the filmstrip instead")
      try FilmstripCommand.print(FilmstripOptions(glyphs: model.glyphs), of: tape, console)
      return .done
    }
    defer { terminal.close() }
    var loop = ScrubberLoop(model, depth: TerminalSurroundings().depth)
    do throws(TerminalError) {
      try loop.run(on: terminal)
    } catch {
      // Nobody is there any more to whom it could be said.
      if error != .disconnected { throw problem(error) }
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

  private func problem(_ error: TerminalError) -> CommandError {
    CommandError(.inputOutput, "scrub: \(error)")
  }
}
