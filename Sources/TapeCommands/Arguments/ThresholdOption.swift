import Findings
import GestureScript

extension Option {
  /// Where a rule draws its line.
  static let threshold = Option(
    "--threshold",
    value: "NAME=VALUE",
    "draw a line elsewhere; may be given several times"
  )

  /// What the thresholds are called and what they are by default, as a command's notes list it.
  static let thresholdNotes: [String] = {
    let standard = Thresholds()
    let words = Threshold.allCases.map { threshold in
      let unit = "\(threshold.unit)"
      let value = NumberText.text(standard[threshold])
      return "\(threshold.spelling)=\(value)" + (unit.isEmpty ? "" : " \(unit)")
    }
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.count + 2 + word.count <= 90 {
        lines[lines.count - 1] = "\(line), \(word)"
      } else {
        lines.append(word)
      }
    }
    return ["The thresholds, with their defaults:"] + lines.map { "  \($0)" }
  }()
}

extension Arguments {
  /// The thresholds as the options move them.
  func thresholds() throws(UsageError) -> Thresholds {
    var thresholds = Thresholds()
    for text in values(.threshold) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let known = Threshold.allCases.first { "\($0.spelling)" == parts[0] }
      guard let known else {
        throw UsageError(
          "--threshold \(text): there is no threshold '\(parts[0])'",
          String(parts[0]),
          among: Threshold.allCases.map { "\($0.spelling)" }
        )
      }
      guard parts.count == 2, let value = Double(parts[1]), (0...1e9).contains(value) else {
        throw UsageError(
          "--threshold \(text): expected \(known.spelling)= and a number from 0 to 1e9"
        )
      }
      thresholds[known] = value
    }
    return thresholds
  }
}
