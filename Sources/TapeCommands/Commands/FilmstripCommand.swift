import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber

/// The phone as text at intervals.
struct FilmstripCommand: Command {
  static let name = "filmstrip"
  static let summary = "draws the phone as text at intervals, side by side"
  static let operands = "TAPE [--every SECONDS] [--width COLUMNS] [--from P] [--to P]"
  static let options = [every, width, .from, .to, .policy]
  static let notes = [
    PositionOptions.grammar,
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
    "columns that may be filled (default: 100)"
  )

  private let path: String
  private let policy: ReadingPolicy
  private let first: PositionExpression?
  private let last: PositionExpression?
  private let interval: Interval
  private let columns: Int

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    (first, last) = try PositionOptions.span(arguments)
    let seconds = try arguments.seconds(Self.every, in: 0.001...86_400)
    interval = seconds.map(Interval.init(seconds:)) ?? FilmstripOptions.defaultInterval
    columns = try arguments.wholeNumber(Self.width, in: 1...2000) ?? FilmstripOptions.defaultWidth
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    var replayer = tape.replayer
    var (start, end) = (Time.zero, Time?.none)
    if let first {
      try tape.seek(&replayer, to: first)
      start = replayer.position.time
      tape.remarkEnd(before: replayer.position, first, console)
    }
    if let last {
      try tape.seek(&replayer, to: last)
      end = replayer.position.time
    }
    if let first, let last, let end, start > end { throw EventSpan.reversed(first, last) }
    let options = FilmstripOptions(
      every: interval,
      width: columns,
      from: start,
      to: end,
      glyphs: TerminalSurroundings().glyphs
    )
    try Self.print(options, of: tape, console)
    return .done
  }

  /// Prints a filmstrip, a row of pictures at a time.
  static func print(
    _ options: FilmstripOptions,
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    var strip = Filmstrip(tape.reader, options)
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

  private static func nextBand(
    of strip: inout Filmstrip<TapeReader>,
    _ tape: TapeInput
  ) throws(CommandError) -> [String]? {
    do throws(TapeError) {
      return try strip.nextBand()
    } catch {
      throw CommandError(error, path: tape.path)
    }
  }
}
