/// How bad a finding is.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  /// Worth knowing; nothing is wrong.
  case info
  /// Probably wrong, or wrong only sometimes.
  case warning
  /// Wrong.
  case error

  /// How `check` spells it.
  public var spelling: StaticString {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Whether `left` is less bad than `right`.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}
