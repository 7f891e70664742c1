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

  private let path: String
  private let companion: String?
  private let step: CompanionStep
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]
  /// The same as they were typed.
  private let decisions: [String]
  private let start: PositionExpression?
  private let follows: Bool
  private let inputs: [ScriptedInput]
  private let output: ScrubOutput?
  private let surroundings = TerminalSurroundings()

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
    if let output {
      if changes.isEmpty {
        try print(tape.reader, tape, from: position, output, console)
      } else {
        try print(tape.decidedAnew(), tape, from: position, output, console)
      }
    } else if !console.outputIsTerminal || !surroundings.canShowPlayer {
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
    return .done
  }

  /// A file's name without the folders above it, safe to be shown.
  private func title(_ path: String) -> String {
    Escaped.text(FileName.last(of: path))
  }

  /// The player of a tape, another beside it if one was named.
  private func model<Source: EventSource & Sendable>(
    of source: Source,
    _ tape: TapeInput,
    from position: Position?,
    _ console: Console,
    _ output: ScrubOutput
  ) throws(CommandError) -> ScrubberModel<Source> {
    var model = ScrubberModel(
      source,
      size: output.size,
      glyphs: output.glyphs,
      depth: output.depth
    )
    if let notes = tape.notes { model.show(notes.all) }
    if let companion {
      var other = try TapeInput(companion, console, policy: policy)
      other.changes = changes
      let (title, ownTitle) = (title(companion), title(path))
      if changes.isEmpty {
        model.compare(with: other.reader, title: title, besides: ownTitle, by: step)
      } else {
        model.compare(with: try other.decidedAnew(), title: title, besides: ownTitle, by: step)
      }
    }
    model.decisions = decisions
    if let position { model.go(to: position) }
    return model
  }

  /// Prints the screen that the keys lead to.
  private func print(
    _ source: some EventSource & Sendable,
    _ tape: TapeInput,
    from position: Position?,
    _ output: ScrubOutput,
    _ console: Console
  ) throws(CommandError) {
    let model = try model(of: source, tape, from: position, console, output)
    let errands = errands(tape, .file)
    var script = ScriptedScrubber(model) { errands.begin($0).performed() }
    script.run(inputs)
    for line in script.model.view().styledLines(output.depth) { try console.writeLine(line) }
  }

  private func printFilmstrip(
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    console.remark(
      "touchtape: scrub needs a terminal that TERM names; this is the filmstrip instead"
        + (inputs.isEmpty ? "" : ", and --keys needs --print")
    )
    let options = FilmstripOptions(glyphs: surroundings.glyphs)
    try FilmstripCommand.print(options, of: tape, console)
  }

  /// Plays a tape that grows, from its end on unless told otherwise.
  private func follow(
    _ following: Following,
    _ tape: TapeInput,
    from position: Position?,
    _ console: Console
  ) throws(CommandError) {
    var live = try LiveTape(following)
    var model = try model(
      of: live.tape,
      tape,
      from: nil,
      console,
      ScrubOutput(surroundings)
    )
    model.grow(to: live.tape, isFinished: following.follower.isFinished)
    model.go(to: position ?? Position(event: live.tape.eventCount, time: .zero))
    try play(model, tape, console) { live.growth() }
  }

  private func play(
    _ source: some EventSource & Sendable,
    _ tape: TapeInput,
    from position: Position?,
    _ console: Console
  ) throws(CommandError) {
    let output = ScrubOutput(surroundings)
    let model = try model(of: source, tape, from: position, console, output)
    try play(model, tape, console)
  }

  private func play<Source: EventSource & Sendable>(
    _ model: ScrubberModel<Source>,
    _ tape: TapeInput,
    _ console: Console,
    growth: (() -> ScrubberGrowth<Source>)? = nil
  ) throws(CommandError) {
    let errands = errands(tape, .clipboard(surroundings.environment))
    let memory = ViewMemory()
    var model = model
    model.viewChoice = memory.choice(console)
    let remembered = model.viewChoice
    if !inputs.isEmpty {
      _ = model.update(.resize(Terminal.size(of: STDOUT_FILENO)))
      var script = ScriptedScrubber(model) { errands.begin($0).performed() }
      script.run(inputs)
      if script.hasQuit { return }
      model = script.model
    }
    var loop = ScrubberLoop(model, depth: surroundings.depth)
    defer {
      if loop.viewChoice != remembered { memory.remember(loop.viewChoice, console) }
    }
    do throws(TerminalError) {
      let terminal = try Terminal()
      defer { terminal.close() }
      try loop.run(on: terminal, growth: growth) { errands.begin($0) }
    } catch {
      // Once the terminal has gone, nobody is there to whom it could be said.
      guard error == .disconnected else { throw CommandError(.inputOutput, "scrub: \(error)") }
    }
  }

  /// A tape that is being recorded is opened anew, as it has grown since.
  private func errands(
    _ tape: TapeInput,
    _ destination: ScrubErrands.Destination
  ) -> ScrubErrands {
    let (path, follows, reader) = (path, follows, tape.reader)
    return ScrubErrands(path: path, destination: destination) { () throws(TapeError) in
      follows ? try TapeReader(path: path, policy: .tail) : reader
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
