import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// Prints a tape in the text notation.
struct EventsCommand: Command {
  static let name = "events"
  static let summary = "prints a tape in the notation that scripts are written in"
  static let operands = "TAPE [--from P] [--to P] [--only FAMILY]"
  static let only = Option("--only", value: "FAMILY", "only events of a family; may be repeated")
  static let numbers = Option("--numbers", "each event's number as a comment")
  static let options = [Option.from, .to, only, numbers, .policy]
  static let notes = [
    "families: \(EventFamily.allCases.map(\.rawValue).joined(separator: ", "))",
    PositionOptions.grammar,
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let first: PositionExpression?
  private let last: PositionExpression?
  private let families: [EventFamily]
  private let isNumbered: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy()
    (first, last) = try PositionOptions.span(arguments)
    var families: [EventFamily] = []
    for word in arguments.values(Self.only) {
      guard let family = EventFamily(rawValue: word) else {
        let known = EventFamily.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("there is no family '\(word)'; there are \(known)")
      }
      families.append(family)
    }
    self.families = families
    isNumbered = arguments.has(Self.numbers)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console, policy: policy)
    let span = try EventSpan(of: tape, from: first, to: last)
    let printer = TapePrinter(names: tape.reader.names)
    if first == nil && families.isEmpty {
      try console.write(bytes: printer.header(tape.reader.description)[...])
      if let comment = tape.reader.startComment { try console.writeLine(comment) }
    }
    var line: [UInt8] = []
    try span.forEach(of: tape) { (loss) throws(CommandError) in
      try console.writeLine(loss.comment)
    } _: { (number, event) throws(CommandError) in
      guard families.isEmpty || families.contains(EventFamily(of: event.event)) else { return }
      line.removeAll(keepingCapacity: true)
      printer.appendLine(event, to: &line)
      if isNumbered { line.insert(contentsOf: "  # \(number)".utf8, at: line.count - 1) }
      try console.write(bytes: line[...])
    }
    return .done
  }
}
