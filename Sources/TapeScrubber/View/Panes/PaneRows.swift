/// Shares the rows of a column out among its panes: by its height and theirs alone, so that nothing
/// jumps while it plays.
struct PaneRows: Equatable, Sendable {
  /// The panes that have rows, in their order, and how many.
  private(set) var panes: [(kind: PaneKind, rows: Int)] = []
  /// Panes for which there is no room.
  private(set) var cut: [PaneKind] = []

  /// Shares `rows` out among `kinds`.
  init(_ kinds: [PaneKind], rows: Int) {
    let ranked = PaneKind.byImportance.filter(kinds.contains)
    var given: [PaneKind: Int] = [:]
    // Below the panes a row says what is cut.
    let isEnough = ranked.reduce(0) { $0 + $1.leastRows } <= rows
    var left = max(0, isEnough ? rows : rows - 1)
    for kind in ranked where kind.leastRows <= left {
      given[kind] = kind.leastRows
      left -= kind.leastRows
    }
    cut = kinds.filter { given[$0] == nil }
    let shown = ranked.filter { given[$0] != nil }
    left = PaneRows.fill(shown, &given, left, upTo: \.usualRows)
    // What then is left stays empty, below all panes.
    _ = PaneRows.fill(shown, &given, left, upTo: \.mostRows)
    panes = kinds.compactMap { kind in given[kind].map { (kind, $0) } }
  }

  /// Whether the same panes have the same rows.
  static func == (left: PaneRows, right: PaneRows) -> Bool {
    left.cut == right.cut && left.panes.elementsEqual(right.panes) { $0 == $1 }
  }

  /// Gives each a row in turn, the most important first, until all have as many as `limit` says.
  private static func fill(
    _ kinds: [PaneKind],
    _ given: inout [PaneKind: Int],
    _ rows: Int,
    upTo limit: (PaneKind) -> Int
  ) -> Int {
    var left = rows
    var isShort = true
    while left > 0, isShort {
      isShort = false
      for kind in kinds where left > 0 && given[kind, default: 0] < limit(kind) {
        given[kind, default: 0] += 1
        left -= 1
        isShort = true
      }
    }
    return left
  }
}
