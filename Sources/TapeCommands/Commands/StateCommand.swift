import SessionModel
import TapeFile
import TapeRegression
import TapeReplay

/// Shows the session at a position.
struct StateCommand: Command {
  static let name = "state"
  static let summary = "shows the session at a position: stacks, transitions, recognizers, touches"
  static let operands = "TAPE [--at P]"
  static let all = Option("--all", "every value of the state, as PATH = VALUE")
  static let options = [Option.at, all, .json]
  static let notes = ["Without --at, the end.", PositionOptions.grammar]

  private let path: String
  private let position: PositionExpression?
  private let isJSON: Bool
  private let isWhole: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    position = try PositionOptions.position(.at, arguments)
    isJSON = arguments.has(.json)
    isWhole = arguments.has(Self.all)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let tape = try TapeInput(path, console)
    var replayer = tape.replayer
    try tape.seek(&replayer, to: position ?? PositionExpression(.end, text: "end"))
    let tree = tape.tree(at: replayer)
    if isJSON {
      try console.writeLine(JSONText.line(tree.root))
    } else {
      for line in isWhole ? tree.lines : summary(of: replayer, in: tape) {
        try console.writeLine(Escaped.text(line))
      }
    }
    return .done
  }

  private func summary(
    of replayer: Replayer<TapeReader, SessionReducer>,
    in tape: TapeInput
  ) -> [String] {
    let (session, position) = (replayer.state, replayer.position)
    let digest = StateTree.hexadecimal(session.digest)
    let seconds = Figures.seconds(session.now - .zero)
    return ["\(seconds) s, after event \(position.event), digest \(digest)"]
      + session.outline(tape.reader.names)
  }
}
