/// Verifications as JUnit XML, which build servers read.
///
/// The same results give the same text: it holds neither a duration nor a date.
public enum JUnitReport {
  /// The whole file for `verifications`.
  public static func text(_ verifications: [Verification]) -> String {
    let failed = verifications.filter { !$0.passed }.count
    let counts = "tests=\"\(verifications.count)\" failures=\"\(failed)\" errors=\"0\""
    let cases = verifications.map(testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="touchtape" \(counts)>
        <testsuite name="touchtape verify" \(counts)>
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ verification: Verification) -> String {
    let name = escaped(verification.path)
    let start = "    <testcase classname=\"touchtape\" name=\"\(name)\""
    guard let first = verification.failures.first else { return start + "/>\n" }
    let text = verification.failures.map { escaped($0) }.joined(separator: "\n")
    return """
      \(start)>
            <failure message="\(escaped(first))">\(text)</failure>
          </testcase>

      """
  }

  /// `text` for content and attributes; what XML 1.0 cannot hold is spelled out.
  private static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "\t", "\n", "\r": safe += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}", "\0"..<" ", "\u{7F}"..."\u{9F}":
        safe += "\\u{\(String(scalar.value, radix: 16))}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
