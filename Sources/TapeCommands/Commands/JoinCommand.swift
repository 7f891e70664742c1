import SessionModel
import TapeFile

/// Makes one tape of several that follow each other.
struct JoinCommand: Command {
  static let name = "join"
  static let summary = "makes one tape of several that follow each other"
  static let operands = "TAPE TAPE… [--gap SECONDS] [--continue] -o OUT"
  static let options = [gap, goesOn, Option.output, .force, .policy]
  static let notes = [
    "Each tape must begin in the state that the one before ends in, as cuts of one tape do; devices",
    "and policies must be the same. Times stay where they follow, else a tape is put behind the end",
    "of the one before.",
    "",
    "example:",
    "  touchtape join monday.tape tuesday.tape --continue --gap 1 -o week.tape",
  ]

  private static let gap = Option(
    "--gap",
    value: "SECONDS",
    "time between the tapes (default: none, or as their times say)"
  )
  private static let goesOn = Option(
    "--continue",
    "apply each tape's events to the state before, whatever state it began in"
  )
  /// Longest gap, in seconds: a century.
  private static let longestGap = 3_155_760_000.0

  private let paths: [String]
  private let policy: ReadingPolicy
  private let joining: TapeJoin.Options
  private let output: String
  private let force: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.someOperands("TAPE TAPE…")
    guard paths.count > 1 else { throw UsageError("missing a second TAPE") }
    policy = try arguments.policy()
    let seconds = try arguments.seconds(Self.gap, in: 0...Self.longestGap)
    joining = TapeJoin.Options(
      gap: seconds.map(Interval.init(seconds:)),
      continuesAnyway: arguments.has(Self.goesOn)
    )
    guard let output = arguments.value(.output) else { throw UsageError("missing -o OUT") }
    self.output = output
    force = arguments.has(.force)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var parts: [TapeJoin.Part] = []
    for path in paths {
      let tape = try TapeInput(path, console, policy: policy)
      parts.append(TapeJoin.Part(tape.path, tape.reader))
    }
    let file = try OutputFile(output, force: force)
    let sink = MemorySink()
    let report: CopyReport
    do throws(TapeError) {
      report = try TapeJoin.join(parts, joining, to: sink)
    } catch {
      throw CommandError(error, path: Self.name)
    }
    try file.write(sink.bytes)
    console.remark("\(file.summary(of: report, sink.bytes.count)), of \(parts.count) tapes")
    return .done
  }
}
