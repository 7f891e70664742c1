import GestureScript
import SessionModel
import TapeFile
import TapeScrubber
import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A recording made by hand in the terminal: `record --live`.
struct LiveRecording {
  private let setup: PerformedScript
  private let path: String
  private let force: Bool
  private let keys: LiveKeys

  /// A recording to `path` that begins with the setup script at `setupPath`, or with a phone of its own.
  init(
    setupPath: String?,
    path: String,
    force: Bool,
    keys: LiveKeys
  ) throws(CommandError) {
    self.path = path
    self.force = force
    self.keys = keys
    if let setupPath {
      setup = try ScriptInput.performSetup(setupPath)
    } else {
      setup = try ScriptInput.performSetup(text: LiveSetup.script, label: "the phone")
    }
  }

  /// Records until the person ends it, and says what was recorded.
  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    if let output = keys.output { return try print(output, console) }
    guard console.outputIsTerminal, Terminal.isTerminal(STDIN_FILENO),
      TerminalSurroundings().canShowPlayer
    else {
      throw CommandError(
        .usage,
        "record --live needs a terminal, which TERM names, for input and output",
        hint: "--keys KEYS --print needs none, and record SCRIPT.gesture records a script"
      )
    }
    var description = setup.description
    description.wallMicroseconds = description.wallMicroseconds ?? LiveRecording.wallClock
    let output = try LiveOutput(path, description, force: force)
    let record: LiveLoop.Recording = { output.record($0, names: $1, at: $2) }
    let surroundings = TerminalSurroundings()
    var script = LiveScript(model(ScrubOutput(surroundings)), record: record)
    script.run([.resize(Terminal.size(of: STDOUT_FILENO))] + keys.inputs)
    var loop = LiveLoop(
      script.model,
      depth: surroundings.depth,
      elapsed: script.elapsed,
      record: record
    )
    let trouble = script.model.isOver ? nil : play(&loop)
    try output.finish()
    say(loop.model, output, console)
    if let trouble { throw CommandError(.inputOutput, "record: \(trouble)") }
    return .done
  }

  /// Records what the keys do, in a time of their own, and prints the screen they lead to.
  private func print(
    _ look: ScrubOutput,
    _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let output = try LiveOutput(path, setup.description, force: force)
    var script = LiveScript(model(look)) { output.record($0, names: $1, at: $2) }
    script.run([.resize(look.size)] + keys.inputs)
    let screen = script.model.view()
    script.finish()
    try output.finish()
    for line in screen.styledLines(look.depth) { try console.writeLine(line) }
    say(script.model, output, console)
    return .done
  }

  private func model(_ look: ScrubOutput) -> LiveModel {
    var model = LiveModel(
      setup: setup.events.map(\.event),
      names: setup.names,
      policies: setup.description.policies,
      glyphs: look.glyphs,
      depth: look.depth
    )
    model.title = path
    return model
  }

  /// What went wrong with the terminal; that it has gone is a way to end a recording.
  private func play(_ loop: inout LiveLoop) -> TerminalError? {
    do throws(TerminalError) {
      var options = Terminal.Options()
      options.mayReportPixels = true
      options.reportsTermination = true
      let terminal = try Terminal(options: options)
      defer { terminal.close() }
      try loop.run(on: terminal)
    } catch {
      return error == .disconnected ? nil : error
    }
    return nil
  }

  private func say(_ model: LiveModel, _ output: LiveOutput, _ console: Console) {
    let path = Escaped.text(output.path)
    let events = Figures.count(model.eventCount, "event")
    let seconds = Figures.fixed((model.now - .zero).seconds, decimals: 1)
    let bytes = output.byteCount
    let size = "\(Figures.count(bytes, "byte"))\(Figures.perEvent(bytes, model.eventCount))"
    console.remark("\(path): \(events) in \(seconds) s, \(size)")
    if model.refusedCount > 0 {
      let refused = Figures.count(model.refusedCount, "event")
      console.remark("touchtape: \(refused) could not be recorded; the tape tells where")
    }
    let found = model.findingCount == 0 ? "nothing" : Figures.count(model.findingCount, "finding")
    console.remark(
      "  touchtape scrub \(path)    plays it, both ways\n"
        + "  touchtape outline \(path)  says what happened\n"
        + "  touchtape check \(path)    says what is wrong with it: \(found)"
    )
  }

  /// Microseconds since 1970.
  private static var wallClock: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
