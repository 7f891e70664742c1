import SessionModel
import TapeFile
import TapeRegression
import TapeReplay

/// `diff`: where two tapes part.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "says where two tapes part: events field by field, states, outcomes"
  static let operands = "A B [--all | --events | --states]"
  static let options = [all, events, states, .json, .policy]
  static let notes = [
    "Header and policies, then where the states differ first, then which outcomes differ: transitions,",
    "stacks, who won a gesture, findings. Then events: those that only one tape has, those that differ,",
    "and from where on one is later; the first 20, and of touches, where there are more, only how many.",
    "How a tape is cut into blocks, sealed or still a journal, makes no difference. The exit status is 0",
    "where both are the same, else 1.",
  ]

  static let takesScripts = true

  private static let all = Option("--all", "every event that differs, after everything else")
  private static let events = Option("--events", "only the events, all that differ")
  private static let states = Option(
    "--states",
    "only where the states part, all that differs there"
  )

  private let paths: [String]
  private let policy: ReadingPolicy
  private let part: DiffPart
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.someOperands("A and B")
    guard paths.count == 2 else {
      throw UsageError(paths.count < 2 ? "missing B" : "unexpected '\(paths[2])'")
    }
    guard paths != ["-", "-"] else { throw UsageError("only one of both can be standard input") }
    policy = try arguments.policy()
    isJSON = arguments.has(.json)
    let parts: [(Option, DiffPart)] = [
      (Self.all, .all), (Self.events, .events), (Self.states, .states),
    ]
    let chosen = parts.filter { arguments.has($0.0) }
    guard chosen.count <= 1 else {
      let names = chosen.map(\.0.name).joined(separator: " or ")
      throw UsageError("\(names), not \(chosen.count == 2 ? "both" : "all")")
    }
    part = chosen.first?.1 ?? .everything
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let first = try TapeInput(paths[0], console, policy: policy)
    let second = try TapeInput(paths[1], console, policy: policy)
    var report = DiffReport(console, part, isJSON: isJSON)
    let difference = try compare(first, second, part, listing: report.limit) { report.tell($0) }
    try report.finish(difference)
    if part == .all, !difference.counts.areSame {
      // Another pass costs less than to keep what it tells.
      var listing = DiffReport(console, .events, isJSON: isJSON)
      _ = try compare(first, second, .events, listing: listing.limit) { listing.tell($0) }
      try listing.finish()
    }
    return difference.areSame ? .done : .no
  }

  private func compare(
    _ first: TapeInput,
    _ second: TapeInput,
    _ part: DiffPart,
    listing limit: Int,
    _ tell: (EventDifference) -> Void
  ) throws(CommandError) -> TapeDifference {
    do throws(TapeError) {
      return try TapeDifference(
        of: first.reader,
        second.reader,
        needsOutcomes: part.needsOutcomes,
        listing: limit,
        telling: tell
      )
    } catch {
      // Which of both it was is not known; the second is read after the first.
      throw CommandError(error, path: "\(first.path) or \(second.path)")
    }
  }
}
