import TapeRegression

/// `approve`: makes what tapes do now what they are expected to do.
struct ApproveCommand: Command {
  static let name = "approve"
  static let summary = "rewrites the outlines of stored tapes, after showing what changes"
  static let operands = "PATH…"
  static let options: [Option] = []
  static let notes = [
    "The outline of x.tape is x.outline beside it. Tapes themselves are never written."
  ]

  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.someOperands("PATH")
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var (written, unchanged, failed) = (0, 0, 0)
    for approval in try review() {
      if let problem = approval.problem {
        try console.writeLine("\(Escaped.text(approval.path)): \(Escaped.text(problem))")
        failed += 1
      } else if approval.isNeeded {
        try show(approval, console)
        try write(approval)
        written += 1
      } else {
        unchanged += 1
      }
    }
    let problems = failed > 0 ? ", \(failed) failed" : ""
    try console.writeLine("\(written) written, \(unchanged) unchanged\(problems)")
    return failed == 0 ? .done : .no
  }

  private func review() throws(CommandError) -> [Approval] {
    do throws(RegressionError) {
      return try Approver().review(paths)
    } catch {
      throw CommandError(error)
    }
  }

  private func show(_ approval: Approval, _ console: Console) throws(CommandError) {
    try console.writeLine("\(Escaped.text(approval.outlinePath)):")
    for line in approval.changes { try console.writeLine("  \(Escaped.text(line))") }
    try console.flush()
  }

  private func write(_ approval: Approval) throws(CommandError) {
    do throws(RegressionError) {
      try approval.write()
    } catch {
      throw CommandError(.cannotCreate, Escaped.text(error.message))
    }
  }
}
