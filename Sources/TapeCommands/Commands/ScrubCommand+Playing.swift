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

/// What is done with a tape once it is open: its screen is printed, or it is played.
extension ScrubCommand {
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
  func print(
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

  func printFilmstrip(
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
  func follow(
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

  func play(
    _ source: some EventSource & Sendable,
    _ tape: TapeInput,
    from position: Position?,
    _ console: Console
  ) throws(CommandError) {
    let output = ScrubOutput(surroundings)
    let model = try model(of: source, tape, from: position, console, output)
    try play(model, tape, console)
  }

  func play<Source: EventSource & Sendable>(
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
      follows ? try ScrubErrands.reopened(reader, at: path) : reader
    }
  }
}
