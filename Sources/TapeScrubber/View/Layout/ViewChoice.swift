/// How somebody wants to see tapes, remembered from one to the next.
///
/// Its text is a line of its own kind, then a word and what was chosen on each line:
///
///     touchtape scrub view 1
///     layout compact
///     hide findings
///     show list
///     fold off
///
/// What is not chosen is not there.
public struct ViewChoice: Equatable, Sendable {
  /// The layout; nil is the largest that fits.
  public var layout: LayoutKind?
  /// Whether idle time is folded on the timeline; nil is where it makes up much of a tape.
  public var foldsIdleTime: Bool?
  /// Panes that were shown or hidden by hand.
  var panes: [PaneKind: Bool] = [:]

  /// Nothing chosen.
  public init() {}

  /// Whether a pane is shown in a layout.
  func shows(_ kind: PaneKind, in layout: LayoutKind) -> Bool {
    if kind == .time { return true }
    if let choice = panes[kind] { return choice }
    return layout != .compact || kind != .list && kind != .notes
  }
}
