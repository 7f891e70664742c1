/// Collects diagnostics: counts all of them, keeps the first few of each code, stops when strict.
public struct DiagnosticLog: Equatable, Sendable {
  /// How many diagnostics of one code are kept word for word, so that a bad file stays small.
  public static let keptPerCode = 20

  /// Whether the first diagnostic that is no remark ends the import.
  public let isStrict: Bool
  /// The kept diagnostics, in the order in which they arose.
  public private(set) var diagnostics: [Diagnostic] = []
  private var counts: [Diagnostic.Code: Int] = [:]

  /// Starts an empty log.
  public init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }

  /// How often `code` arose, kept or not.
  public func count(of code: Diagnostic.Code) -> Int {
    counts[code, default: 0]
  }

  /// Every code that arose with its count, in the order of their declaration.
  public var summary: [(code: Diagnostic.Code, count: Int)] {
    Diagnostic.Code.allCases.compactMap { code in counts[code].map { (code, $0) } }
  }

  /// Adds a diagnostic; throws it as an error when the log is strict and it is no remark.
  mutating func note(
    _ code: Diagnostic.Code,
    line: Int,
    _ message: @autoclosure () -> String
  ) throws(ImportError) {
    if isStrict, !code.isRemark {
      throw ImportError(line: line, message: "\(message()) [\(code.rawValue)]")
    }
    let seen = counts[code, default: 0]
    counts[code] = seen + 1
    if seen < Self.keptPerCode {
      diagnostics.append(Diagnostic(code: code, line: line, message: message()))
    }
  }
}
