import GestureScript
import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit

/// The phone as text at intervals.
struct FilmstripCommand: Command {
  static let name = "filmstrip"
  static let summary = "draws the phone as text at intervals, side by side"
  static let operands =
    "TAPE [--every SECONDS] [--width COLUMNS] [--from P] [--to P] [--format svg [-o OUT]]"
  static let options = [every, width, .from, .to, format, Option.output, .force, .policies]
  static let notes = [
    PositionOptions.grammar,
    "svg is a drawing for web pages, for OUT or standard output; an OUT that ends in .svg asks for it.",
    "Moments that look like the one before are left out; the caption says from when to when.",
  ]

  private static let every = Option(
    "--every",
    value: "SECONDS",
    "time from one picture to the next (default: 0.1)"
  )
  private static let width = Option(
    "--width",
    value: "COLUMNS",
    "columns that may be filled (default: the terminal's, or 100)"
  )

  private static let format = Option("--format", value: "FORMAT", "text (the default) or svg")

  private let path: String
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]
  private let first: PositionExpression?
  private let last: PositionExpression?
  private let interval: Interval
  private let columns: Int?
  private let isDrawn: Bool
  private let output: TapePicture.Output

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
    (first, last) = try PositionOptions.span(arguments)
    let seconds = try arguments.seconds(Self.every, in: 0.001...86_400)
    interval = seconds.map(Interval.init(seconds:)) ?? FilmstripOptions.defaultInterval
    columns = try arguments.wholeNumber(Self.width, in: 1...2000)
    let isNamedDrawing = arguments.value(.output)?.hasSuffix(".svg") == true
    let word = arguments.value(Self.format) ?? (isNamedDrawing ? "svg" : "text")
    guard ["text", PictureFormat.svg.rawValue].contains(word) else {
      throw UsageError("there is no format '\(word)'", word, among: ["text", "svg"])
    }
    isDrawn = word != "text"
    guard isDrawn || !arguments.has(.output) else {
      throw UsageError("-o belongs to --format svg; text goes to standard output")
    }
    output = TapePicture.Output(
      path: arguments.value(.output) ?? "-",
      force: arguments.has(.force)
    )
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var tape = try TapeInput(path, console, policy: policy)
    tape.changes = changes
    var replayer = tape.replayer
    var (start, end) = (Time.zero, Time?.none)
    if let first {
      try tape.seek(&replayer, to: first)
      start = replayer.position.time
    }
    if let last {
      try tape.seek(&replayer, to: last)
      end = replayer.position.time
    }
    if let first, let last, let end, start > end { throw EventSpan.reversed(first, last) }
    let surroundings = TerminalSurroundings()
    let options = FilmstripOptions(
      every: interval,
      width: columns ?? (isDrawn ? nil : console.outputColumns) ?? FilmstripOptions.defaultWidth,
      from: start,
      to: end,
      glyphs: surroundings.glyphs,
      depth: console.outputIsTerminal ? surroundings.depth : .none
    )
    if isDrawn {
      try TapePicture(tape: tape, console: console).drawStrip(options, to: output)
    } else {
      try Self.print(options, of: tape, console)
    }
    return .done
  }

  /// Prints a filmstrip, a row of pictures at a time.
  static func print(
    _ options: FilmstripOptions,
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    if tape.changes.isEmpty {
      try print(Filmstrip(tape.reader, options), of: tape, console)
    } else {
      try print(Filmstrip(tape.decidedAnew(), options), of: tape, console)
    }
  }

  private static func print<Source: EventSource>(
    _ strip: Filmstrip<Source>,
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) where Source.Failure == TapeError {
    var strip = strip
    while let band = try nextBand(of: &strip, tape) {
      for line in band { try console.writeLine(line) }
      try console.writeLine("")
    }
    guard strip.isCut else { return }
    console.remark(
      "touchtape: only the first \(Filmstrip<TapeReader>.mostMoments) pictures are drawn; "
        + "--every, --from and --to choose others"
    )
  }

  private static func nextBand<Source: EventSource>(
    of strip: inout Filmstrip<Source>,
    _ tape: TapeInput
  ) throws(CommandError) -> [String]? where Source.Failure == TapeError {
    do throws(TapeError) {
      return try strip.nextBand()
    } catch {
      throw CommandError(error, path: tape.path)
    }
  }
}
