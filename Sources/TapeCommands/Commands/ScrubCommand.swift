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
  static let operands = "TAPE [--at P] [--follow] [--with B [--by time|event]]"
  static let options = [Option.at, .follow, with, by, .policy]
  static let notes = [
    PositionOptions.grammar,
    "In the player ? lists the keys. Without a terminal the filmstrip is printed.",
  ]

  private static let with = Option("--with", value: "B", "show another tape beside it, in step")
  private static let by = Option("--by", value: "STEP", "keep in step by time (default) or event")

  private let path: String
  private let companion: String?
  private let step: CompanionStep
  private let policy: ReadingPolicy
  private let start: PositionExpression?
  private let follows: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    start = try PositionOptions.position(.at, arguments)
    follows = arguments.has(.follow)
    companion = arguments.value(Self.with)
    guard let step = CompanionStep(rawValue: arguments.value(Self.by) ?? "time") else {
      throw UsageError("--by is time or event")
    }
    self.step = step
    guard companion == nil || !follows else {
      throw UsageError("--with compares whole tapes; it does not --follow")
    }
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
      try follow(following, from: position, surroundings)
    } else {
      var model = ScrubberModel(tape.reader, glyphs: surroundings.glyphs)
      if let companion {
        let other = try TapeInput(companion, console, policy: policy)
        model.compare(
          with: other.reader,
          title: title(companion),
          besides: title(path),
          by: step
        )
      }
      if let position { model.go(to: position) }
      try play(ScrubberLoop(model, depth: surroundings.depth))
    }
    return .done
  }

  /// A file's name without the folders above it, safe to be shown.
  private func title(_ path: String) -> String {
    Escaped.text(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Plays a tape that grows, from its end on unless told otherwise.
  private func follow(
    _ following: Following,
    from position: Position?,
    _ surroundings: TerminalSurroundings
  ) throws(CommandError) {
    var live = try LiveTape(following)
    var model = ScrubberModel(live.tape, glyphs: surroundings.glyphs)
    model.grow(to: live.tape, isFinished: following.follower.isFinished)
    model.go(to: position ?? Position(event: live.tape.eventCount, time: .zero))
    try play(ScrubberLoop(model, depth: surroundings.depth)) { live.growth() }
  }

  private func play<Source: EventSource>(
    _ loop: ScrubberLoop<Source>,
    growth: (() -> ScrubberGrowth<Source>)? = nil
  ) throws(CommandError) {
    var loop = loop
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
