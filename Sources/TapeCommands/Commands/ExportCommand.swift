import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit

/// Writes a tape in another format.
struct ExportCommand: Command {
  static let name = "export"
  static let summary =
    "writes a tape as text or JSON lines that come back, as CSV, as a trace, or as a picture"
  static let operands = "TAPE [--format FORMAT] [--at P] [--size CxR] [--rate X] -o OUT"
  static let format = Option(
    "--format",
    value: "FORMAT",
    "text, jsonl, csv, perfetto, svg, screenshot or asciicast (default: by OUT, or text)"
  )
  private static let rate = Option(
    "--rate",
    value: "X",
    "asciicast: how fast it plays (default: 1)"
  )
  private static let size = Option(
    "--size",
    value: "CxR",
    "asciicast, screenshot: columns and rows of the terminal (default: 100x30)"
  )
  static let options = [format, .at, size, rate, Option.output, .force, .policy]
  static let notes = [
    "OUT - writes to standard output. .jsonl, .csv, .svg and .cast say the format, if --format does not.",
    "text is a script: record makes the same tape of it, byte for byte.",
    "jsonl is a JSON object a line: import makes the same tape of it, byte for byte.",
    "csv is a flat table, an event a row; it does not come back.",
    "perfetto is a trace that ui.perfetto.dev and chrome://tracing open: fingers, recognizers, transitions,",
    "stacks, calls and findings on rows of their own, a process a window; the fraction as a counter.",
    "svg is the filmstrip as a drawing for web pages; filmstrip --format svg chooses what it shows.",
    "screenshot is the player at P (default: 0) as a drawing, also SVG.",
    "asciicast is a recording of the player, for asciinema and its web player.",
    "",
    "examples:",
    "  touchtape export a.tape -o - | touchtape record - -o same.tape",
    "  touchtape export a.tape --format jsonl -o - | touchtape import - -o same.tape",
    "  touchtape export a.tape --format asciicast -o a.cast && asciinema play a.cast",
  ]

  private let path: String
  private let target: ExportTarget
  private let castRate: Double
  private let playerSize: CellSize
  private let position: PositionExpression?
  private let policy: ReadingPolicy
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT") }
    self.output = output
    let word = arguments.value(Self.format) ?? ExportTarget.word(ofFile: output)
    guard let target = ExportTarget(word) else {
      throw UsageError("there is no format '\(word)'", word, among: ExportTarget.words)
    }
    self.target = target
    try Self.check(arguments, target)
    castRate = try arguments.number(Self.rate, in: 0.1...100) ?? 1
    playerSize = try arguments.cellSize(Self.size) ?? Asciicast<TapeReader>.defaultSize
    force = arguments.has(.force)
    position = try PositionOptions.position(.at, arguments)
  }

  /// Options that belong to some formats are refused with the others.
  private static func check(
    _ arguments: Arguments,
    _ target: ExportTarget
  ) throws(UsageError) {
    let owners: [(Option, [PictureFormat])] = [
      (rate, [.asciicast]), (size, [.asciicast, .screenshot]), (.at, [.screenshot]),
    ]
    for (option, formats) in owners where arguments.has(option) {
      guard case .picture(let picture) = target, formats.contains(picture) else {
        let names = formats.map(\.rawValue).joined(separator: " and ")
        throw UsageError("\(option.name) belongs to --format \(names)")
      }
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    switch target {
    case .picture(let picture): try draw(picture, of: tape, console)
    case .trace:
      let file = try SpooledOutput(output, force: force, console)
      var trace = TraceExport(of: tape)
      try trace.write { (bytes) throws(CommandError) in try file.write(bytes) }
      try file.finish()
    case .lines(let format):
      let file = try SpooledOutput(output, force: force, console)
      try print(tape, as: format, to: file)
      try file.finish()
    }
    return .done
  }

  private func draw(
    _ picture: PictureFormat,
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    let drawing = TapePicture(tape: tape, console: console)
    let place = TapePicture.Output(path: output, force: force)
    switch picture {
    case .svg: try drawing.drawStrip(FilmstripOptions(), to: place)
    case .screenshot:
      var replayer = tape.replayer
      if let position { try tape.seek(&replayer, to: position) }
      let moment = position == nil ? nil : replayer.position
      try drawing.drawPlayer(at: moment, size: playerSize, to: place)
    case .asciicast: try drawing.record(size: playerSize, rate: castRate, to: place)
    }
  }

  private func print(
    _ tape: TapeInput,
    as format: ExportFormat,
    to file: SpooledOutput
  ) throws(CommandError) {
    let names = tape.reader.names
    var text = format.header(tape.reader.description, names: names)
    if format == .text, let comment = tape.reader.startComment {
      text += "\(comment)\n".utf8
    }
    let all = try EventSpan(of: tape, from: nil, to: nil)
    try all.forEach(of: tape) { (loss) throws(CommandError) in
      // Only a script has comments; of the others, the remarks at the end tell.
      if format == .text { text += "\(loss.comment)\n".utf8 }
    } _: { (number, event) throws(CommandError) in
      format.append(event, number: number, names: names, to: &text)
      guard text.count >= SpooledOutput.chunk else { return }
      try file.write(text[...])
      text.removeAll(keepingCapacity: true)
    }
    try file.write(text[...])
  }
}
