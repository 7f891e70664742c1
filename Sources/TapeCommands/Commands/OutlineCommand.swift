import GestureScript
import TapeFile
import TapeRegression

/// `outline`: what happened on a tape, as the outlines beside stored tapes say it.
struct OutlineCommand: Command {
  static let name = "outline"
  static let summary = "tells what happened: transitions, decisions, refusals, waiting calls"
  static let operands = "TAPE"
  static let options = [Option.policies]
  static let notes = [
    "A fact a line: when, after which event, what. `touchtape approve` stores this beside a tape."
  ]

  private let path: String
  private let policy: ReadingPolicy
  private let changes: [PolicyChange]

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.onlyOperand("TAPE")
    policy = try arguments.policy(passingChanges: true)
    changes = try arguments.policyChanges()
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var tape = try TapeInput(path, console, policy: policy)
    tape.changes = changes
    var problem: CommandError?
    do throws(TapeError) {
      try Outline.write(of: tape.reader, policies: tape.policies) { lines in
        guard problem == nil else { return }
        do throws(CommandError) {
          for line in lines { try console.writeLine(Escaped.text(line)) }
        } catch {
          problem = error
        }
      }
    } catch {
      throw CommandError(error, path: tape.path)
    }
    if let problem { throw problem }
    return .done
  }
}
