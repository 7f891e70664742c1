/// The panes, in the order in which they stand.
enum PaneKind: String, CaseIterable, Sendable {
  /// Position, time and how it plays.
  case time
  /// The event that was applied last, as the notation writes it.
  case event
  /// The events around the position.
  case list
  /// What differs at this step.
  case changed
  /// Containers, committed and as they answer, and calls that wait.
  case stacks
  /// Transitions.
  case moves
  /// Recognizers, and why they have their gesture or not.
  case gestures
  /// Fingers that are down.
  case touches
  /// What the checker found around the position.
  case findings
  /// Marks and notes around the position.
  case notes

  /// What stands at its left; the first letter is the pane's key.
  var title: String { rawValue }

  /// The key that shows and hides it; the position is always shown.
  var letter: Character? {
    self == .time ? nil : title.first
  }

  /// The pane with a key.
  init?(letter: Character) {
    guard let kind = PaneKind.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = kind
  }

  /// Whether it stands in the second of two columns.
  var isAside: Bool {
    switch self {
    case .time, .event, .list, .changed, .notes: false
    case .stacks, .moves, .gestures, .touches, .findings: true
    }
  }

  /// Rows without which it says nothing.
  var leastRows: Int {
    switch self {
    case .time, .event, .changed, .touches, .findings, .notes: 1
    case .stacks, .moves, .gestures: 2
    case .list: 3
    }
  }

  /// Rows that hold what there usually is to say.
  var usualRows: Int {
    switch self {
    case .time: 1
    case .event, .touches, .findings, .notes: 2
    case .changed, .stacks, .gestures: 3
    case .moves: 4
    case .list: 7
    }
  }

  /// Its share of what room is left.
  var growth: Int {
    switch self {
    case .time, .event: 0
    case .touches, .notes: 1
    case .stacks, .moves, .findings: 2
    case .changed, .list: 3
    case .gestures: 4
    }
  }

  /// The panes from the most to the least important: the last ones shrink first.
  static let byImportance: [PaneKind] = [
    .time, .moves, .stacks, .gestures, .event, .findings, .changed, .touches, .list, .notes,
  ]
}
