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
  case transitions
  /// Recognizers, and why they have their gesture or not.
  case recognizers
  /// Fingers that are down.
  case touches
  /// What the checker found around the position.
  case findings
  /// Marks and notes around the position.
  case notes

  /// What stands at its left; one of its letters is the pane's key.
  var title: String { rawValue }

  /// The key that shows and hides it, a letter of its title; the position is always shown.
  var letter: Character? {
    switch self {
    case .time: nil
    // Touches have its first letter.
    case .transitions: "i"
    default: title.first
    }
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
    case .stacks, .transitions, .recognizers, .touches, .findings: true
    }
  }

  /// Rows without which it says nothing.
  var leastRows: Int {
    switch self {
    case .time, .event, .changed, .touches, .findings, .notes: 1
    case .stacks, .transitions, .recognizers: 2
    case .list: 3
    }
  }

  /// Rows that hold what there usually is to say.
  var usualRows: Int {
    switch self {
    case .time: 1
    case .event, .touches, .findings, .notes: 2
    case .changed, .stacks, .recognizers: 3
    case .transitions: 4
    case .list: 7
    }
  }

  /// Rows beyond which it would mostly be empty; the list has always more to say.
  var mostRows: Int {
    switch self {
    case .time: 1
    case .event, .touches: 3
    case .transitions, .findings, .notes: 5
    case .stacks: 6
    case .changed: 8
    case .recognizers: 10
    case .list: .max
    }
  }

  /// The panes from the most to the least important: the last ones shrink first.
  static let byImportance: [PaneKind] = [
    .time, .transitions, .stacks, .recognizers, .event, .findings, .changed, .touches, .list,
    .notes,
  ]
}
