import SessionModel
import TapeFile
import TapeScrubber
import TerminalKit

/// Writes a tape in another format.
struct ExportCommand: Command {
  static let name = "export"
  static let summary =
    "writes a tape as text or JSON lines that come back, as CSV, or as a picture"
  static let operands = "TAPE [--format FORMAT] [--rate X] [--size CxR] -o OUT"
  static let format = Option(
    "--format",
    value: "FORMAT",
    "text (the default), jsonl, csv, svg or asciicast"
  )
  private static let rate = Option(
    "--rate",
    value: "X",
    "asciicast: how fast it plays (default: 1)"
  )
  private static let size = Option(
    "--size",
    value: "CxR",
    "asciicast: columns and rows of the terminal (default: 100x30)"
  )
  static let options = [format, rate, size, Option.output, .force, .policy]
  static let notes = [
    "OUT - writes to standard output.",
    "text is a script: record makes the same tape of it, byte for byte.",
    "jsonl is a JSON object a line: import makes the same tape of it, byte for byte.",
    "csv is a flat table, an event a row; it does not come back.",
    "svg is the filmstrip as a drawing for web pages; filmstrip --format svg chooses what it shows.",
    "asciicast is a recording of the player, for asciinema and its web player.",
    "",
    "examples:",
    "  touchtape export a.tape -o - | touchtape record - -o same.tape",
    "  touchtape export a.tape --format jsonl -o - | touchtape import - -o same.tape",
    "  touchtape export a.tape --format asciicast -o a.cast && asciinema play a.cast",
  ]

  private let path: String
  private let format: ExportFormat?
  private let picture: PictureFormat?
  private let castRate: Double
  private let castSize: CellSize
  private let policy: ReadingPolicy
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    let word = arguments.value(Self.format) ?? "text"
    (format, picture) = (ExportFormat(rawValue: word), PictureFormat(rawValue: word))
    guard format != nil || picture != nil else {
      let known = ExportFormat.allCases.map(\.rawValue) + PictureFormat.allCases.map(\.rawValue)
      let list = known.joined(separator: ", ")
      throw UsageError("there is no format '\(word)'; there are \(list)")
    }
    guard picture == .asciicast || !arguments.has(Self.rate) && !arguments.has(Self.size) else {
      throw UsageError("--rate and --size belong to --format asciicast")
    }
    castRate = try arguments.number(Self.rate, in: 0.1...100) ?? 1
    castSize = try arguments.cellSize(Self.size) ?? Asciicast<TapeReader>.defaultSize
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT") }
    self.output = output
    force = arguments.has(.force)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    if let picture {
      try draw(picture, of: tape, console)
      return .done
    }
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

  private func draw(
    _ picture: PictureFormat,
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    let drawing = TapePicture(tape: tape, console: console)
    let target = TapePicture.Output(path: output, force: force)
    switch picture {
    case .svg: try drawing.drawStrip(FilmstripOptions(), to: target)
    case .asciicast: try drawing.record(size: castSize, rate: castRate, to: target)
    }
  }

  private func print(
    _ tape: TapeInput,
    _ write: (ArraySlice<UInt8>) throws(CommandError) -> Void
  ) throws(CommandError) {
    guard let format else { return }
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
