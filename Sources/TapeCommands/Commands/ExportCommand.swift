import GestureScript
import SessionModel
import TapeFile

/// Writes a tape in another format.
struct ExportCommand: Command {
  static let name = "export"
  static let summary = "writes a tape as text that records as the same tape, byte for byte"
  static let operands = "TAPE [--format text] -o OUT"
  static let format = Option("--format", value: "FORMAT", "text (the only one so far)")
  static let options = [format, Option.output, .force, .policy]
  static let notes = [
    "OUT - writes to standard output.",
    "",
    "example:",
    "  touchtape export a.tape -o - | touchtape record - -o same.tape",
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    let format = arguments.value(Self.format) ?? "text"
    guard format == "text" else {
      throw UsageError("there is no format '\(format)'; there is text")
    }
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
    let printer = TapePrinter(names: tape.reader.names)
    try write(printer.header(tape.reader.description)[...])
    if let comment = tape.reader.startComment { try write(Array("\(comment)\n".utf8)[...]) }
    var line: [UInt8] = []
    let all = try EventSpan(of: tape, from: nil, to: nil)
    try all.forEach(of: tape) { (loss) throws(CommandError) in
      try write(Array("\(loss.comment)\n".utf8)[...])
    } _: { (_, event) throws(CommandError) in
      line.removeAll(keepingCapacity: true)
      printer.appendLine(event, to: &line)
      try write(line[...])
    }
  }
}
