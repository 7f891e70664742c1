import SessionModel
import TapeFile
import TapeRegression
import TapeReplay

/// `diff`: where two tapes part.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "says where two tapes part: events field by field, states, outcomes"
  static let operands = "A B [--events | --states]"
  static let options = [events, states, .json, .policy]
  static let notes = [
    "Header and policies, then events: those that only one tape has, those that differ, and from where",
    "on one is later. Then where the states differ first, and which outcomes differ. How a tape is cut",
    "into blocks, sealed or still a journal, makes no difference. The exit status is 0 where both are",
    "the same, else 1.",
  ]

  static let takesScripts = true

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
    switch (arguments.has(Self.events), arguments.has(Self.states)) {
    case (true, true): throw UsageError("--events or --states, not both")
    case (true, false): part = .events
    case (false, true): part = .states
    case (false, false): part = .everything
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let first = try TapeInput(paths[0], console, policy: policy)
    let second = try TapeInput(paths[1], console, policy: policy)
    var report = DiffReport(console, part, isJSON: isJSON)
    let difference: TapeDifference
    do throws(TapeError) {
      difference = try TapeDifference(first.reader, second.reader, listing: report.limit) {
        report.tell($0)
      }
    } catch {
      // Which of both it was is not known; the second is read after the first.
      throw CommandError(error, path: "\(first.path) or \(second.path)")
    }
    try report.finish(difference)
    return difference.areSame ? .done : .no
  }
}
