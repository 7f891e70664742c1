import TapeFile
import TapeReplay
import TapeScrubber

/// Says what a tape is.
struct InfoCommand: Command {
  static let name = "info"
  static let summary = "says what a tape is: header, device, counts, duration, size, policies"
  static let operands = "TAPE [--policies] [--verify]"
  static let options = [policies, verify, Option.json, .policy]
  static let notes = [
    "Of the policies, those that are not as by default. Blocks are compared with their checksums in",
    "tapes up to 4 MiB; health says where only header and index were looked at.",
    "--json prints the tape, then each block, each loss, each mark and note beside it (TAPE.notes)",
    "and, with --verify, each fault as a value; `kind` says which. With --verify, the exit status is",
    "1 where anything is wrong.",
  ]

  private static let policies = Option("--policies", "every policy, with what it may be")
  private static let verify = Option(
    "--verify",
    "check every byte, and replay every block against its digest and keyframe"
  )

  /// Bytes that are read in the time in which a command should have answered, a few milliseconds.
  private static let quickSize = 4 << 20

  private let path: String
  private let policy: ReadingPolicy
  private let isJSON: Bool
  private let verifies: Bool
  private let showsPolicies: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    isJSON = arguments.has(.json)
    verifies = arguments.has(Self.verify)
    showsPolicies = arguments.has(Self.policies)
    // What is wrong is to be found behind damage, too.
    policy = try arguments.policy(otherwise: verifies ? .salvage : .tail)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    let isChecked = verifies || policy == .strict || tape.size <= Self.quickSize
    do throws(TapeError) {
      if isChecked { try tape.reader.checkEverything() }
    } catch {
      throw CommandError(error, path: path)
    }
    let findings = verifies ? try TapeFindings(of: tape) : nil
    let summary = TapeSummary(of: tape, isChecked: isChecked)
    if isJSON {
      try write(summary, findings, console)
    } else {
      let lines = summary.lines(allPolicies: showsPolicies)
      for line in lines + (findings?.lines ?? []) { try console.writeLine(line) }
    }
    return findings?.isEmpty ?? true ? .done : .no
  }

  private func write(
    _ summary: TapeSummary,
    _ findings: TapeFindings?,
    _ console: Console
  ) throws(CommandError) {
    try console.writeLine(JSONText.line(summary.value))
    try summary.forEachBlock { (block) throws(CommandError) in
      try console.writeLine(JSONText.line(block))
    }
    for loss in summary.reader.losses {
      let value = StateValue.object([("kind", .string("loss")), ("loss", loss.value)])
      try console.writeLine(JSONText.line(value))
    }
    for note in summary.notes.entries { try console.writeLine(JSONText.line(note.value)) }
    for fault in findings?.values ?? [] { try console.writeLine(JSONText.line(fault)) }
  }
}
