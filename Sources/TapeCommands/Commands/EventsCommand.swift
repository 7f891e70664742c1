import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// Prints a tape in the text notation.
struct EventsCommand: Command {
  static let name = "events"
  static let summary = "prints a tape in the notation that scripts are written in"
  static let operands = "TAPE [--from P] [--to P | --follow] [--only FAMILY]"
  static let only = Option("--only", value: "FAMILY", "only events of a family; may be repeated")
  static let numbers = Option("--numbers", "each event's number as a comment")
  static let options = [Option.from, .to, .follow, only, numbers, .policy]
  static let notes = [
    "families: \(EventFamily.allCases.map(\.rawValue).joined(separator: ", "))",
    PositionOptions.grammar,
    "With --follow events are printed as they are recorded, until the recording is finished.",
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let first: PositionExpression?
  private let last: PositionExpression?
  private let families: [EventFamily]
  private let isNumbered: Bool
  private let follows: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    (first, last) = try PositionOptions.span(arguments)
    var families: [EventFamily] = []
    for word in arguments.values(Self.only) {
      guard let family = EventFamily(rawValue: word) else {
        throw UsageError(
          "there is no family '\(word)'",
          word,
          among: EventFamily.allCases.map(\.rawValue)
        )
      }
      families.append(family)
    }
    self.families = families
    isNumbered = arguments.has(Self.numbers)
    follows = arguments.has(.follow)
    guard !follows || last == nil && policy == .tail && path != "-" else {
      throw UsageError("--follow reads a file to its end: no --to, no --policy, no standard input")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    guard follows else {
      try print(TapeInput(path, console, policy: policy), console)
      return .done
    }
    let following = try Following(path)
    try print(TapeInput(following.follower, path: path, console), console)
    let start = following.follower.tape.eventCount
    try following.run(console) { (events, last) throws(CommandError) in
      let printer = TapePrinter(names: following.follower.names)
      let first = max(start, last - events.count) + 1
      for (place, event) in events.enumerated() {
        try print(event, first + place, printer, console)
      }
    }
    return .done
  }

  private func print(_ tape: TapeInput, _ console: Console) throws(CommandError) {
    let span = try EventSpan(of: tape, from: first, to: last)
    let printer = TapePrinter(names: tape.reader.names)
    if first == nil && families.isEmpty {
      try console.write(bytes: printer.header(tape.reader.description)[...])
      if let comment = tape.reader.startComment { try console.writeLine(comment) }
    }
    try span.forEach(of: tape) { (loss) throws(CommandError) in
      try console.writeLine(loss.comment)
    } _: { (number, event) throws(CommandError) in
      try print(event, number, printer, console)
    }
  }

  private func print(
    _ event: TimedEvent,
    _ number: Int,
    _ printer: TapePrinter,
    _ console: Console
  ) throws(CommandError) {
    guard families.isEmpty || families.contains(EventFamily(of: event.event)) else { return }
    var line: [UInt8] = []
    printer.appendLine(event, to: &line)
    if isNumbered { line.insert(contentsOf: "  # \(number)".utf8, at: line.count - 1) }
    try console.write(bytes: line[...])
  }
}
