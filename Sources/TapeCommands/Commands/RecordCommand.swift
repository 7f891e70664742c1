import GestureScript

/// Performs a script and records it.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "performs a script of gestures and calls and records it as a tape"
  static let operands = "SCRIPT.gesture -o OUT.tape"
  static let options = [Option.output, .force]
  static let notes = [
    "SCRIPT - reads standard input.",
    "",
    "example:",
    "  touchtape record recordings/gestures/back-swipe.gesture -o a.tape",
  ]

  private let script: String
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    script = try arguments.onlyOperand("SCRIPT.gesture")
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT.tape") }
    self.output = output
    force = arguments.has(.force)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeOutput(output, force: force)
    let performed = try ScriptInput.perform(script)
    let size = try tape.record(
      performed.events,
      names: performed.names,
      description: performed.description,
      from: script
    )
    console.remark(tape.remark(events: performed.events.count, bytes: size))
    return .done
  }
}
