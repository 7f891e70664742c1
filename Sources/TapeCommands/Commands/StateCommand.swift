import TapeReplay

/// Shows the session at a position.
struct StateCommand: Command {
  static let name = "state"
  static let summary = "shows the session at a position: stacks, transitions, recognizers, touches"
  static let operands = "TAPE [--at P]"
  static let options = [Option.at, .json]
  static let notes = ["Without --at, the end.", PositionNotes.line]

  private let path: String
  private let position: PositionExpression?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    position = try PositionNotes.position(.at, arguments)
    isJSON = arguments.has(.json)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console)
    let tree = try tape.tree(at: position ?? PositionExpression(.end, text: "end"))
    if isJSON {
      try console.writeLine(JSONText.line(tree.root))
    } else {
      for line in tree.lines { try console.writeLine(Escaped.text(line)) }
    }
    return .done
  }
}
