import GestureScript
import TapeFile

/// Judges a script by the expectations in it.
enum ScriptVerification {
  static func verify(_ path: String) -> Verification {
    do {
      guard let text = try StoredFile.read(path) else {
        return Verification(path: path, failures: ["the file is gone"])
      }
      let report = try ExpectationChecker.check(Script.parse(text, file: path).perform())
      return Verification(
        path: path,
        failures: report.failures.flatMap { lines(of: $0, in: path) }
      )
    } catch {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      return Verification(path: path, failures: lines)
    }
  }

  private static func lines(of failure: ExpectationFailure, in path: String) -> [String] {
    ["\(path):\(failure.line): \(failure.source)"] + failure.differences.map { "  \($0)" }
  }
}
