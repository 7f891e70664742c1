/// A titled part of what is told beside the phone.
enum LiveSection: CaseIterable, Sendable {
  case time, stacks, transitions, recognizers, touches, event, told, findings

  /// What stands at its left.
  var title: String { "\(self)" }

  /// Rows on the smallest screen.
  private var leastRows: Int {
    switch self {
    case .time: 1
    case .event, .touches: 2
    case .stacks, .recognizers, .findings: 3
    case .transitions: 4
    case .told: 5
    }
  }

  /// Its share, in twelfths, of what a larger screen adds.
  private var growth: Int {
    switch self {
    case .time, .event, .touches, .transitions: 0
    case .recognizers: 1
    case .stacks: 2
    case .findings: 3
    case .told: 6
    }
  }

  /// How many of `rows` rows each section gets, in their order.
  ///
  /// Where there are too few, those at the end go without.
  static func rows(of rows: Int) -> [Int] {
    let extra = max(0, rows - allCases.reduce(0) { $0 + $1.leastRows })
    let shares = allCases.map { $0.growth * extra / 12 }
    let rest = extra - shares.reduce(0, +)
    var left = rows
    return zip(allCases, shares).map { section, share in
      let wanted = section.leastRows + share + (section == .told ? rest : 0)
      let given = min(wanted, left)
      left -= given
      return given
    }
  }
}
