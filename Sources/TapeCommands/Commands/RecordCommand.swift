import GestureScript
import TapeFile

/// Performs a script and records it.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "records a tape: a script of gestures and calls, or your hand on a phone"
  static let operands = "SCRIPT.gesture | --live [SETUP.gesture]  -o OUT.tape"
  static let keep = Option(
    "--keep",
    value: "AMOUNT",
    "only the end: at least the last 30s, 2min, or what fits 500kB, 2MB"
  )
  static let live = Option(
    "--live",
    "a phone in the terminal: drag with the mouse, keys push and pop"
  )
  static let options =
    [Option.output, live, LiveKeys.keys, LiveKeys.prints] + ScrubOutput.options + [keep, .force]
  static let notes =
    ["SCRIPT - reads standard input.", ""] + ScriptNotes.lines + [
      "",
      "With --live a phone is drawn in the terminal: the mouse is a finger on it (alt or control held:",
      "two), or the arrows are, and space puts it down; keys push, pop, present, turn and leave the",
      "app; ? lists them. SETUP.gesture holds setup lines; without it there is a stack, ways back, taps",
      "that push. What was recorded is safe at once: touchtape scrub --follow OUT.tape watches it from",
      "another terminal, and a crash loses nothing. KEYS are characters, <space> <left> <S-left>",
      "<enter> <esc>, <click 10,20>, <drag 2,14 20,14 300ms> (cells counted from 0,0), <wait 500ms>,",
      "<resize 120x40>; with --print time passes only where they say so.",
      "",
      "examples:",
      "  touchtape record recordings/gestures/back-swipe.gesture -o a.tape",
      "  touchtape record --live -o mine.tape",
      "  touchtape record --live -o a.tape --keys \"n<wait 1s><drag 1,12 14,12 300ms>\" --print",
    ]

  /// The script, or the setup of a live recording; only that may do without.
  private let script: String?
  private let output: String
  private let force: Bool
  private let limits: FlightLimits?
  /// The keys of a live recording; nil for a script's.
  private let liveKeys: LiveKeys?

  init(_ arguments: Arguments) throws(UsageError) {
    liveKeys = try arguments.has(Self.live) ? LiveKeys(arguments) : nil
    let needsScript = liveKeys == nil || !arguments.operands.isEmpty
    script = needsScript ? try arguments.onlyOperand("SCRIPT.gesture") : nil
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT.tape") }
    self.output = output
    force = arguments.has(.force)
    limits = try arguments.value(Self.keep).map { text throws(UsageError) in
      try KeptAmount.limits(text)
    }
    guard liveKeys == nil || limits == nil else {
      throw UsageError("--live records everything; touchtape cut keeps the end of a tape")
    }
    let others = [LiveKeys.keys, LiveKeys.prints] + ScrubOutput.options
    if liveKeys == nil, let option = others.first(where: arguments.has) {
      throw UsageError("\(option.name) is for --live; a script says its own gestures")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    if let liveKeys {
      return try LiveRecording(setupPath: script, path: output, force: force, keys: liveKeys)
        .run(console)
    }
    return try record(script ?? "-", console)
  }

  private func record(_ script: String, _ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeOutput(output, force: force)
    let performed = try ScriptInput.perform(script)
    let (size, kept) = try tape.record(
      performed.events,
      names: performed.names,
      description: performed.description,
      from: script,
      keeping: limits
    )
    let label = Escaped.text(InputFile(path: script).label)
    let times = BackwardTimes(in: performed).remark.map { [$0] } ?? []
    for remark in UnknownStacks(in: performed).remarks + times {
      console.remark("touchtape: \(label): \(Escaped.text(remark))")
    }
    console.remark(tape.remark(events: kept, bytes: size))
    return .done
  }
}
