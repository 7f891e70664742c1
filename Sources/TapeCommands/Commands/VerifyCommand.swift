import TapeRegression

/// `verify`: stored tapes against their outlines, scripts against their expectations.
struct VerifyCommand: Command {
  static let name = "verify"
  static let summary =
    "checks tapes against their outlines, and scripts against what they expect"
  static let operands = "PATH… [--junit FILE] [--jobs N]"
  static let options = [junit, jobs]
  static let notes = [
    "A tape (x.tape) is replayed and compared with the outline beside it (x.outline), which",
    "`touchtape approve` writes; a script (x.gesture) is performed and its expect lines are checked.",
    "Folders are searched; hidden files and folders called damaged are left out.",
  ]

  private static let junit = Option(
    "--junit",
    value: "FILE",
    "write the results as JUnit XML, too; FILE is replaced"
  )
  private static let jobs = Option(
    "--jobs",
    value: "N",
    "files to judge at a time (default: the number of cores)"
  )
  /// More threads than any machine has cores help nobody.
  private static let mostJobs = 256

  private let paths: [String]
  private let junitPath: String?
  private let verifier: Verifier

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.someOperands("PATH")
    junitPath = arguments.value(Self.junit)
    verifier = Verifier(jobs: try arguments.wholeNumber(Self.jobs, in: 1...Self.mostJobs))
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let results: [Verification]
    do throws(RegressionError) {
      results = try verifier.verify(paths)
    } catch {
      throw CommandError(error)
    }
    for result in results where !result.passed {
      try console.writeLine("\(Escaped.text(result.path)): failed")
      for line in result.failures { try console.writeLine("  \(Escaped.text(line))") }
    }
    if let junitPath {
      try OutputFile(junitPath, force: true).write(Array(JUnitReport.text(results).utf8))
    }
    let failed = results.filter { !$0.passed }.count
    try console.writeLine("\(results.count - failed) passed, \(failed) failed")
    return failed == 0 ? .done : .no
  }
}
