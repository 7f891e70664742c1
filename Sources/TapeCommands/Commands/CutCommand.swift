import SessionModel
import TapeFile
import TapeReplay

/// Makes a tape of a stretch of another one.
struct CutCommand: Command {
  static let name = "cut"
  static let summary = "makes a tape of a stretch of another one; it replays alone"
  static let operands = "TAPE [--from P] [--to P] -o OUT"
  static let options = [Option.from, .to, .output, .force, .policy]
  static let notes = [
    "OUT begins in the state before its first event. Times stay, events are numbered from 1; names,",
    "device and policies stay, and the header says what OUT was cut from.",
    PositionOptions.grammar,
    "",
    "example:",
    "  touchtape cut long.tape --from @crash-5 --to @crash -o crash.tape",
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let first: PositionExpression?
  private let last: PositionExpression?
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    (first, last) = try PositionOptions.span(arguments)
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT") }
    self.output = output
    force = arguments.has(.force)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    let numbers = try EventSpan(of: tape, from: first, to: last).numbers
    guard !numbers.isEmpty else {
      throw nothing(of: tape)
    }
    let file = try OutputFile(output, force: force)
    let sink = MemorySink()
    let report: CopyReport
    do throws(TapeError) {
      report = try TapeCut.cut(numbers, of: tape.reader, named: name, to: sink)
    } catch {
      throw CommandError(error, path: tape.path)
    }
    try file.write(sink.bytes)
    let stretch = "#\(numbers.lowerBound) to #\(numbers.upperBound - 1)"
    console.remark(
      "\(file.summary(of: report, sink.bytes.count)), \(stretch) of \(Escaped.text(tape.path))"
    )
    return .done
  }

  private func nothing(of tape: TapeInput) -> CommandError {
    let start = first.map { "from \(Escaped.text($0.text)) " } ?? ""
    let end = last.map { "to \(Escaped.text($0.text))" } ?? "to the end"
    return CommandError(
      .usage,
      "\(Escaped.text(tape.path)): there are no events \(start)\(end)",
      hint: "touchtape info says how long the tape is"
    )
  }

  /// The tape without the folder it stands in.
  private var name: String {
    FileName.last(of: path)
  }
}

extension OutputFile {
  /// What was copied, for people.
  func summary(of report: CopyReport, _ bytes: Int) -> String {
    let missing = report.missing > 0 ? ", \(report.missing) missing" : ""
    let perEvent = Figures.perEvent(bytes, report.events)
    return "\(Escaped.text(label)): \(Figures.count(report.events, "event"))\(missing), "
      + "\(Figures.count(bytes, "byte"))\(perEvent)"
  }
}
