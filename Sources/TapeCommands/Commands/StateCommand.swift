import GestureScript
import SessionModel
import TapeFile
import TapeRegression
import TapeReplay

/// Shows the session at a position.
struct StateCommand: Command {
  static let name = "state"
  static let summary = "shows the session at a position: stacks, transitions, recognizers, touches"
  static let operands = "TAPE [--at P]…"
  static let all = Option("--all", "every value of the state, as PATH = VALUE")
  static let options = [Option.at, all, .json, .policies]
  static let notes = [
    "Without --at, the end. With several, one replayer visits them in the order given, back and forth.",
    PositionOptions.grammar,
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]
  private let positions: [PositionExpression]
  private let isJSON: Bool
  private let isWhole: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
    let positions = try PositionOptions.positions(.at, arguments)
    self.positions = positions.isEmpty ? [PositionExpression(.end, text: "end")] : positions
    isJSON = arguments.has(.json)
    isWhole = arguments.has(Self.all)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var tape = try TapeInput(path, console, policy: policy)
    tape.changes = changes
    var replayer = tape.replayer
    for (number, position) in positions.enumerated() {
      try tape.seek(&replayer, to: position)
      if isJSON {
        try console.writeLine(JSONText.line(tape.tree(at: replayer).root))
      } else {
        if number > 0 { try console.writeLine("") }
        try show(replayer, of: tape, console)
      }
    }
    return .done
  }

  private func show(
    _ replayer: Replayer<TapeReader, SessionReducer>,
    of tape: TapeInput,
    _ console: Console
  ) throws(CommandError) {
    let lines = isWhole ? tape.tree(at: replayer).lines : summary(of: replayer, in: tape)
    for line in lines { try console.writeLine(Escaped.text(line)) }
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
