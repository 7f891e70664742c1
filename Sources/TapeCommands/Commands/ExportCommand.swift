import SessionModel
import TapeFile

/// Writes a tape in another format.
struct ExportCommand: Command {
  static let name = "export"
  static let summary =
    "writes a tape as text or JSON lines that come back as the same tape, or as CSV"
  static let operands = "TAPE [--format FORMAT] -o OUT"
  static let format = Option("--format", value: "FORMAT", "text (the default), jsonl or csv")
  static let options = [format, Option.output, .force, .policy]
  static let notes = [
    "OUT - writes to standard output.",
    "text is a script: record makes the same tape of it, byte for byte.",
    "jsonl is a JSON object a line: import makes the same tape of it, byte for byte.",
    "csv is a flat table, an event a row; it does not come back.",
    "",
    "examples:",
    "  touchtape export a.tape -o - | touchtape record - -o same.tape",
    "  touchtape export a.tape --format jsonl -o - | touchtape import - -o same.tape",
  ]

  private let path: String
  private let format: ExportFormat
  private let policy: ReadingPolicy
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    let word = arguments.value(Self.format) ?? "text"
    guard let format = ExportFormat(rawValue: word) else {
      throw UsageError(
        "there is no format '\(word)'",
        word,
        among: ExportFormat.allCases.map(\.rawValue)
      )
    }
    self.format = format
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT") }
    self.output = output
    force = arguments.has(.force)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    guard output != "-" else {
      try print(tape) { (bytes) throws(CommandError) in try console.write(bytes: bytes) }
      return .done
    }
    let file = try OutputFile(output, force: force)
    var text: [UInt8] = []
    try print(tape) { (bytes) throws(CommandError) in text.append(contentsOf: bytes) }
    try file.write(text)
    return .done
  }

  private func print(
    _ tape: TapeInput,
    _ write: (ArraySlice<UInt8>) throws(CommandError) -> Void
  ) throws(CommandError) {
    let names = tape.reader.names
    try write(format.header(tape.reader.description, names: names)[...])
    if format == .text, let comment = tape.reader.startComment {
      try write(Array("\(comment)\n".utf8)[...])
    }
    var line: [UInt8] = []
    let all = try EventSpan(of: tape, from: nil, to: nil)
    try all.forEach(of: tape) { (loss) throws(CommandError) in
      // Only a script has comments; of the others, the remarks at the end tell.
      if format == .text { try write(Array("\(loss.comment)\n".utf8)[...]) }
    } _: { (number, event) throws(CommandError) in
      line.removeAll(keepingCapacity: true)
      format.append(event, number: number, names: names, to: &line)
      try write(line[...])
    }
  }
}
