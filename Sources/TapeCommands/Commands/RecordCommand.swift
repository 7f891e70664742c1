import GestureScript
import TapeFile

/// Performs a script and records it.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "performs a script of gestures and calls and records it as a tape"
  static let operands = "SCRIPT.gesture -o OUT.tape [--keep AMOUNT]"
  static let keep = Option(
    "--keep",
    value: "AMOUNT",
    "only the end: at least the last 30s, 2min, or what fits 500kB, 2MB"
  )
  static let options = [Option.output, keep, .force]
  static let notes =
    ["SCRIPT - reads standard input.", ""] + ScriptNotes.lines + [
      "",
      "example:",
      "  touchtape record recordings/gestures/back-swipe.gesture -o a.tape",
    ]

  private let script: String
  private let output: String
  private let force: Bool
  private let limits: FlightLimits?

  init(_ arguments: Arguments) throws(UsageError) {
    script = try arguments.onlyOperand("SCRIPT.gesture")
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT.tape") }
    self.output = output
    force = arguments.has(.force)
    limits = try arguments.value(Self.keep).map { text throws(UsageError) in
      try KeptAmount.limits(text)
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
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
    for remark in UnknownStacks(in: performed).remarks {
      console.remark("touchtape: \(label): \(Escaped.text(remark))")
    }
    console.remark(tape.remark(events: kept, bytes: size))
    return .done
  }
}
