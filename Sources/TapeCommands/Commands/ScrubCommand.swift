import SessionModel
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
  static let operands = "TAPE [--at P] [--follow]"
  static let options = [Option.at, .follow, .policy]
  static let notes = [
    PositionOptions.grammar,
    "In the player ? lists the keys. Without a terminal the filmstrip is printed.",
    "A layout or panes chosen there are remembered in ~/.config/touchtape/scrub.",
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let start: PositionExpression?
  private let follows: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    start = try PositionOptions.position(.at, arguments)
    follows = arguments.has(.follow)
    guard !follows || policy == .tail && path != "-" else {
      throw UsageError("--follow reads a file to its end: no --policy, no standard input")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let following = follows ? try Following(path) : nil
    let tape =
      if let following {
        try TapeInput(following.follower, path: path, console)
      } else {
        try TapeInput(path, console, policy: policy)
      }
    let surroundings = TerminalSurroundings()
    let position = try start.map { start throws(CommandError) in try place(start, in: tape) }
    guard console.outputIsTerminal, Terminal.isTerminal(STDIN_FILENO) else {
      console.remark("touchtape: scrub needs a terminal; this is the filmstrip instead")
      try FilmstripCommand.print(FilmstripOptions(glyphs: surroundings.glyphs), of: tape, console)
      return .done
    }
    if let following {
      try follow(following, from: position, surroundings, console)
    } else {
      var model = ScrubberModel(
        tape.reader,
        glyphs: surroundings.glyphs,
        depth: surroundings.depth
      )
      if let position { model.go(to: position) }
      try play(model, surroundings, console)
    }
    return .done
  }

  /// Plays a tape that grows, from its end on unless told otherwise.
  private func follow(
    _ following: Following,
    from position: Position?,
    _ surroundings: TerminalSurroundings,
    _ console: Console
  ) throws(CommandError) {
    var live = try LiveTape(following)
    var model = ScrubberModel(
      live.tape,
      glyphs: surroundings.glyphs,
      depth: surroundings.depth
    )
    model.grow(to: live.tape, isFinished: following.follower.isFinished)
    model.go(to: position ?? Position(event: live.tape.eventCount, time: .zero))
    try play(model, surroundings, console) { live.growth() }
  }

  private func play<Source: EventSource>(
    _ model: ScrubberModel<Source>,
    _ surroundings: TerminalSurroundings,
    _ console: Console,
    growth: (() -> ScrubberGrowth<Source>)? = nil
  ) throws(CommandError) {
    let memory = ViewMemory()
    var model = model
    model.viewChoice = memory.choice(console)
    var loop = ScrubberLoop(model, depth: surroundings.depth)
    defer {
      if loop.viewChoice != model.viewChoice { memory.remember(loop.viewChoice, console) }
    }
    do throws(TerminalError) {
      let terminal = try Terminal()
      defer { terminal.close() }
      try loop.run(on: terminal, growth: growth)
    } catch {
      // Once the terminal has gone, nobody is there to whom it could be said.
      guard error == .disconnected else { throw CommandError(.inputOutput, "scrub: \(error)") }
    }
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
