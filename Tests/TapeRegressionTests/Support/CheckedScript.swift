import GestureScript
import TapeRegression

/// A script whose expectations have been checked.
struct CheckedScript {
  let report: ExpectationReport

  init(_ text: String) throws {
    let script = try Script.parse(Array(text.utf8), file: "test.gesture")
    report = try ExpectationChecker.check(try script.perform())
  }

  /// What does not hold, line by line.
  var differences: [String] {
    report.failures.flatMap(\.differences)
  }
}
