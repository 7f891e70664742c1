import TapeFile
import TapeReplay
import TapeScrubber

/// Says what a tape is.
struct InfoCommand: Command {
  static let name = "info"
  static let summary = "says what a tape is: header, device, counts, duration, size, policies"
  static let operands = "TAPE [--verify]"
  static let options = [verify, Option.json, .policy]
  static let notes = [
    "--json prints the tape, then each block, each loss, each mark and note beside it (TAPE.notes)",
    "and, with --verify, each fault as a value; `kind` says which. With --verify, the exit status is",
    "1 where anything is wrong.",
  ]

  private static let verify = Option(
    "--verify",
    "check every byte, and replay every block against its digest and keyframe"
  )

  private let path: String
  private let policy: ReadingPolicy
  private let isJSON: Bool
  private let verifies: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    isJSON = arguments.has(.json)
    verifies = arguments.has(Self.verify)
    // What is wrong is to be found behind damage, too.
    policy = try arguments.policy(otherwise: verifies ? .salvage : .tail)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    do throws(TapeError) {
      try tape.reader.checkEverything()
    } catch {
      throw CommandError(error, path: path)
    }
    let findings = verifies ? try TapeFindings(of: tape) : nil
    let summary = TapeSummary(of: tape)
    if isJSON {
      try write(summary, findings, console)
    } else {
      for line in summary.lines + (findings?.lines ?? []) { try console.writeLine(line) }
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
