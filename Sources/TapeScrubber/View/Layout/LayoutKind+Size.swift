import TerminalKit

extension LayoutKind {
  /// The smallest screen that has room for it.
  private var least: CellSize {
    switch self {
    case .compact: CellSize(columns: 0, rows: 0)
    case .normal: CellSize(columns: 110, rows: 32)
    case .wide: CellSize(columns: 160, rows: 40)
    }
  }

  /// The layouts for which a screen has room, the smallest first.
  static func fitting(_ size: CellSize) -> [LayoutKind] {
    allCases.filter { $0.least.columns <= size.columns && $0.least.rows <= size.rows }
  }

  /// What was chosen, as far as there is room for it.
  static func chosen(_ choice: ViewChoice, for size: CellSize) -> LayoutKind {
    let fitting = fitting(size)
    if let wanted = choice.layout, fitting.contains(wanted) { return wanted }
    return fitting.last ?? .compact
  }
}
