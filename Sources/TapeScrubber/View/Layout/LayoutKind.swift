/// How much is shown at once.
public enum LayoutKind: String, CaseIterable, Hashable, Sendable {
  /// The phone, one column of panes, a timeline of few lanes: 80×24.
  case compact
  /// More panes, and a timeline whose lanes bear their names: about 120×40.
  case normal
  /// Two columns of panes and every lane.
  case wide
}
