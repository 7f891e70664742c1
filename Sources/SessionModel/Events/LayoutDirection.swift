/// The direction in which text and navigation run.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
  /// Left to right: the leading edge is the left one.
  case ltr
  /// Right to left: the leading edge is the right one.
  case rtl
}
