import Findings
import SessionModel
import TapeReplay

/// A finding as `check` prints it.
struct FindingText {
  private let finding: Finding
  private let names: NameTable

  /// The text of `finding` on a tape with `names`.
  init(_ finding: Finding, names: NameTable) {
    self.finding = finding
    self.names = names
  }

  /// When, at which event, how bad, which rule, what is wrong.
  var line: String {
    let seconds = Figures.seconds(finding.time - .zero)
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    return "\(seconds)  #\(finding.event)  \(rule): \(Escaped.text(message))"
  }

  /// One JSON value; `file` is the tape.
  func json(file: String) -> String {
    JSONText.line(
      .object([
        ("file", .string(file)),
        ("rule", .string("\(finding.rule.spelling)")),
        ("severity", .string("\(finding.severity.spelling)")),
        ("time", .number(finding.time.seconds)),
        ("event", .integer(Int64(finding.event))),
        ("ids", .array(finding.subjects.map { .string($0.spelling(in: names)) })),
        ("message", .string(message)),
      ])
    )
  }

  private var message: String {
    finding.message.text(in: names)
  }

  /// How many errors, warnings and remarks `findings` hold.
  static func summary(of findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "nothing found" }
    return [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")]
      .compactMap { severity, word in
        let count = findings.filter { $0.severity == severity }.count
        return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
      }
      .joined(separator: ", ")
  }
}
