import GestureScript
import TapeFile

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
    let file = try OutputFile(output, force: force)
    let performed = try ScriptInput.perform(script)
    let bytes: [UInt8]
    do throws(TapeError) {
      bytes = try TapeWriter.bytes(
        of: performed.events,
        names: performed.names,
        description: performed.description
      )
    } catch {
      throw CommandError(error, path: script)
    }
    try file.write(bytes)
    let perEvent = Figures.perEvent(bytes.count, performed.events.count)
    let name = output == "-" ? "standard output" : Escaped.text(output)
    console.remark("\(name): \(performed.events.count) events, \(bytes.count) bytes\(perEvent)")
    return .done
  }
}
