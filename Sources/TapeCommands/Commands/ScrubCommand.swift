import GestureScript
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
  static let operands =
    "TAPE [--at P] [--follow] [--with B [--by time|event]] [--keys KEYS] [--print]"
  static let options = [
    Option.at, .follow, with, by, keys, prints, ScrubOutput.size, ScrubOutput.colors,
    ScrubOutput.glyphs, .policies,
  ]
  static let notes = [
    PositionOptions.grammar,
    "In the player ? lists the keys. Without a terminal the filmstrip is printed.",
    "Where only ASCII may be drawn (--glyphs ascii, LANG=C), ? stands for each other column of a name.",
    "With --follow, what stands beside the tape (--with, W, D) goes along; (to #N) says how far so far.",
    "A layout or panes chosen there are remembered in ~/.config/touchtape/scrub.",
    "KEYS are characters and <enter> <esc> <tab> <space> <lt> <left> <S-left> <C-right> <pgup> <F1>;",
    "<click 10,20>, <drag 10,20 30,20>, <wheelup 5,5> use the mouse, cells counted from 0,0;",
    "<wait 500ms> lets time pass, <resize 120x40> resizes. With --print nothing else is needed, and",
    "the same keys print the same screen everywhere.",
    "Marks (m) and notes (M) go to TAPE.notes beside the tape: lines such as",
    "  1.250 #41 mark \"name\"",
    "",
    "examples:",
    "  touchtape scrub drag.tape --keys \"g#40<enter>..\" --print",
    "  touchtape scrub drag.tape --keys \"/touch up<enter>\" --print --size 120x40 --colors true",
  ]

  private static let keys = Option("--keys", value: "KEYS", "press these keys first")
  private static let prints = Option("--print", "print the screen instead of opening the player")
  private static let with = Option("--with", value: "B", "show another tape beside it, in step")
  private static let by = Option("--by", value: "STEP", "keep in step by time (default) or event")

  let path: String
  let companion: String?
  let step: CompanionStep
  let policy: ReadingPolicy
  let changes: [PolicyChange]
  /// The same as they were typed.
  let decisions: [String]
  private let start: PositionExpression?
  let follows: Bool
  let inputs: [ScriptedInput]
  private let output: ScrubOutput?
  let surroundings = TerminalSurroundings()

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
    decisions = arguments.values(.policies).filter { $0.contains("=") }
    start = try PositionOptions.position(.at, arguments)
    follows = arguments.has(.follow)
    inputs = try Self.inputs(arguments.value(Self.keys) ?? "")
    let prints = arguments.has(Self.prints)
    output = try ScrubOutput(printing: prints, arguments)
    guard !follows || !prints else {
      throw UsageError("--follow waits for a recording; --print prints what is there: choose one")
    }
    companion = arguments.value(Self.with)
    guard let step = CompanionStep(rawValue: arguments.value(Self.by) ?? "time") else {
      throw UsageError("--by is time or event")
    }
    self.step = step
    guard !follows || policy == .tail && path != "-" else {
      throw UsageError("--follow reads a file to its end: no --policy, no standard input")
    }
    guard !follows || changes.isEmpty else {
      throw UsageError("--follow shows what is recorded; it decides nothing anew")
    }
  }

  private static func inputs(_ text: String) throws(UsageError) -> [ScriptedInput] {
    do throws(KeyTextError) {
      return try KeyText.parse(text)
    } catch {
      throw UsageError("--keys \(Escaped.text(error.description))")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let following = follows ? try Following(path) : nil
    var tape =
      if let following {
        try TapeInput(following.follower, path: path, console)
      } else {
        try TapeInput(path, console, policy: policy)
      }
    tape.changes = changes
    let position = try start.map { start throws(CommandError) in try place(start, in: tape) }
    guard let output else {
      try open(tape, following, from: position, console)
      return .done
    }
    if changes.isEmpty {
      try print(tape.reader, tape, from: position, output, console)
    } else {
      try print(tape.decidedAnew(), tape, from: position, output, console)
    }
    return .done
  }

  /// Opens the player, where there is a terminal for it.
  private func open(
    _ tape: TapeInput,
    _ following: Following?,
    from position: Position?,
    _ console: Console
  ) throws(CommandError) {
    if !console.outputIsTerminal || !surroundings.canShowPlayer {
      try printFilmstrip(of: tape, console)
    } else if !Terminal.isTerminal(STDIN_FILENO) {
      throw CommandError(
        .usage,
        "scrub: standard input is no terminal, so no key can be pressed",
        hint: "touchtape scrub TAPE --keys KEYS --print needs none, touchtape filmstrip neither"
      )
    } else if let following {
      try follow(following, tape, from: position, console)
    } else if changes.isEmpty {
      try play(tape.reader, tape, from: position, console)
    } else {
      try play(tape.decidedAnew(), tape, from: position, console)
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
