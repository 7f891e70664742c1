import GestureScript
import TapeFile
import TapeReplay

/// Shows what differs between two positions.
struct ChangesCommand: Command {
  static let name = "changes"
  static let summary = "shows only what differs between two positions"
  static let operands = "TAPE [--from P] [--to P]"
  static let options = [Option.from, .to, .json, .policies]
  static let notes = [PositionOptions.grammar]

  private let path: String
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]
  private let first: PositionExpression?
  private let last: PositionExpression?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
    (first, last) = try PositionOptions.span(arguments)
    isJSON = arguments.has(.json)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var tape = try TapeInput(path, console, policy: policy)
    tape.changes = changes
    let before = try tape.tree(at: first ?? PositionExpression(.start, text: "start"))
    let after = try tape.tree(at: last ?? PositionExpression(.end, text: "end"))
    for change in StateDifference.changes(from: before, to: after) {
      if isJSON {
        try console.writeLine(JSONText.line(change.value))
      } else {
        try console.writeLine(Escaped.text(change.text))
      }
    }
    return .done
  }
}

extension StateChange {
  /// The change as one value: its path, and what was there before and after.
  fileprivate var value: StateValue {
    .object([
      ("path", .string(path)), ("before", before ?? .null), ("after", after ?? .null),
    ])
  }
}
