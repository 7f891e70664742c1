import TapeFile

/// Makes an intact tape of one that is unfinished or damaged.
struct RepairCommand: Command {
  static let name = "repair"
  static let summary = "makes an intact tape of one that is unfinished or damaged"
  static let operands = "TAPE -o OUT"
  static let options = [Option.output, .force]
  static let notes = [
    "TAPE stays as it is. What is still in its journal is taken over; where events are",
    "missing, OUT says how many.",
    "",
    "example:",
    "  touchtape repair crashed.tape -o whole.tape",
  ]

  static let takesScripts = false

  private let path: String
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT") }
    self.output = output
    force = arguments.has(.force)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: .salvage)
    try tape.refuseScript(Self.name)
    guard !tape.reader.isBeingRecorded else {
      throw CommandError(
        .cannotCreate,
        "\(Escaped.text(path)): is being recorded",
        hint: "repair it when that has ended"
      )
    }
    let file = try OutputFile(output, force: force)
    let sink = MemorySink()
    let report: CopyReport
    do throws(TapeError) {
      report = try TapeRepair.repair(tape.reader, to: sink)
    } catch {
      throw CommandError(error, path: path)
    }
    try file.write(sink.bytes)
    let events = Figures.count(report.events, "event")
    console.remark("\(Escaped.text(output)): \(events), \(report.missing) missing")
    return .done
  }
}
