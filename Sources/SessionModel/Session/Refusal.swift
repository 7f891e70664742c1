/// Why an explicit transition was refused.
public enum Refusal: UInt8, CaseIterable, Sendable {
  /// There is nothing below the screen it would remove.
  case rootScreen
  /// Another transition of the same window, or of the same container, is open.
  case overlap
}
