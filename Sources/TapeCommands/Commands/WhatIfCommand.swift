import GestureScript
import SessionModel
import TapeFile
import TapeRegression
import TapeReplay

/// `whatif`: which outcomes of a tape change if something else decides, or something does not happen.
struct WhatIfCommand: Command {
  static let name = "whatif"
  static let summary =
    "replays a tape under other policies or without events: which outcomes change"
  static let operands = "TAPE [--set NAME=VALUE]… [--drop EVENTS]… [--delay SPAN] [--from P]"
  static let options = [Option.set, .drop, delay, from, .json, .policy]
  static let notes = [
    "Outcomes are how transitions end (fraction, velocity, rule), who wins a gesture, what containers",
    "come to hold, and findings. The exit status is 0 where all stay the same, else 1. Events keep",
    "their numbers.",
    "NAME is a policy, as info --policies lists them, or recognizer.NAME.OPTION with an option of the",
    "notation, such as extent, finish, begin, edge. --drop also takes the families of events --only.",
    "What is due by itself before the first event from P on happens as before; an option of a recognizer",
    "is changed wherever it is declared.",
    PositionOptions.grammar,
    "",
    "examples:",
    "  touchtape whatif drag.tape --set flickSpeed=100",
    "  touchtape whatif drag.tape --set 'recognizer.back.finish=fraction > 0.3'",
    "  touchtape whatif drag.tape --drop 41-60,70 --drop moves --from 0.9",
  ]

  private static let from = Option("--from", value: "P", "from where on (default: start)")
  private static let delay = Option(
    "--delay",
    value: "SPAN",
    "how much later events happen (0.05, 50ms); earlier if negative"
  )
  /// Longest delay, in seconds: a day.
  private static let longestDelay = 86_400.0

  private let path: String
  private let policy: ReadingPolicy
  private let settings: [SettingChange]
  private let drops: EventSelection
  private let delay: Interval
  private let start: PositionExpression?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    settings = try arguments.settings()
    drops = try arguments.drops()
    let range = -Self.longestDelay...Self.longestDelay
    let seconds = try arguments.seconds(Self.delay, in: range) ?? 0
    delay = Interval(microseconds: Int64((seconds * 1_000_000).rounded()))
    start = try PositionOptions.position(Self.from, arguments)
    isJSON = arguments.has(.json)
    guard !settings.isEmpty || !drops.isEmpty || delay != .zero else {
      throw UsageError("what if what? --set NAME=VALUE, --drop EVENTS or --delay SPAN says it")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    let changes = try changes(of: tape)
    let whatIf: WhatIf
    do throws(TapeError) {
      whatIf = try WhatIf(tape.reader, changes)
    } catch {
      throw CommandError(error, path: tape.path)
    }
    try refuseUnknown(whatIf, tape)
    if !drops.isEmpty, whatIf.droppedCount == 0 {
      let place = start.map { " from \(Escaped.text($0.text)) on" } ?? ""
      console.remark(
        "touchtape: \(Escaped.text(tape.path)): --drop names no event of the tape\(place)"
      )
    }
    let text = WhatIfText(whatIf, names: changes.names ?? tape.reader.names)
    for line in isJSON ? text.json : text.lines { try console.writeLine(line) }
    return whatIf.differences.isEmpty ? .done : .no
  }

  private func changes(of tape: TapeInput) throws(CommandError) -> TapeChanges {
    var changes = TapeChanges()
    var policies = tape.reader.description.policies
    var names = tape.reader.names
    for setting in settings { setting.apply(to: &policies) }
    let redeclarations = settings.compactMap { $0.redeclaration(&names) }
    changes.policies = policies
    changes.drops = drops
    changes.delay = delay
    changes.names = names
    if !redeclarations.isEmpty {
      changes.redeclare = { declaration in
        for redeclare in redeclarations { redeclare(&declaration) }
      }
    }
    let count = tape.reader.eventCount
    if let last = drops.lastNumber, last > count {
      throw Self.nothing(of: tape, "--drop: there is no event #\(last); the tape has \(count)")
    }
    if let start {
      changes.firstEvent = try EventSpan(of: tape, from: start, to: nil).numbers.lowerBound
      guard changes.firstEvent <= max(count, 1) else {
        throw Self.nothing(of: tape, "there are no events from \(Escaped.text(start.text)) on")
      }
    }
    return changes
  }

  /// The error of changes that could not change anything.
  private static func nothing(of tape: TapeInput, _ message: String) -> CommandError {
    CommandError(.usage, "\(Escaped.text(tape.path)): \(message)")
  }

  /// A recognizer that nobody declares would change nothing, and no one would know why.
  private func refuseUnknown(_ whatIf: WhatIf, _ tape: TapeInput) throws(CommandError) {
    let declared = whatIf.declared.map { tape.reader.names[$0] }
    for setting in settings {
      guard case .recognizer(let name, _) = setting.subject, !declared.contains(name) else {
        continue
      }
      let known = declared.joined(separator: ", ")
      throw CommandError(
        .usage,
        Escaped.text("--set \(setting.text): the tape declares no recognizer '\(name)'"),
        hint: Escaped.text(declared.isEmpty ? "it declares none" : "it declares \(known)")
      )
    }
  }
}
