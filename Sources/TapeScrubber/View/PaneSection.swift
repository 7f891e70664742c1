/// A titled part of the panes and the rows it may fill.
struct PaneSection: Sendable {
  /// Rows that each kind of section has on the smallest screen, and its share of twelve in what a
  /// larger screen adds.
  enum Kind: Sendable, CaseIterable {
    case time, event, changed, stacks, moves, gestures, touches

    /// What stands at its left.
    var title: String { "\(self)" }

    var leastRows: Int {
      switch self {
      case .time: 1
      case .event, .gestures, .touches: 2
      case .changed, .stacks, .moves: 4
      }
    }

    /// Twelfths.
    var growth: Int {
      switch self {
      case .time, .event: 0
      case .touches: 1
      case .moves, .gestures: 2
      case .stacks: 3
      case .changed: 4
      }
    }
  }

  /// All twelfths.
  private static let wholeGrowth = 12

  let kind: Kind
  let lines: [PaneLine]

  /// How many of `rows` rows each kind gets, in their order.
  ///
  /// Where there are too few, those at the end go without.
  static func rows(of rows: Int) -> [Int] {
    let least = Kind.allCases.reduce(0) { $0 + $1.leastRows }
    let extra = max(0, rows - least)
    let shares = Kind.allCases.map { $0.growth * extra / wholeGrowth }
    let rest = extra - shares.reduce(0, +)
    var left = rows
    return zip(Kind.allCases, shares).map { kind, share in
      let wanted = kind.leastRows + share + (kind == .changed ? rest : 0)
      let given = min(wanted, left)
      left -= given
      return given
    }
  }
}
