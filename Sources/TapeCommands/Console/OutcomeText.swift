import SessionModel
import TapeRegression

/// Differences of outcomes as people read them.
struct OutcomeText {
  /// What stands before what came out first, and second.
  let words: (before: String, after: String)
  /// What stands before what only one has.
  let only: (before: String, after: String)

  /// What becomes of a tape under changes.
  static let future = OutcomeText(words: ("was", "now"), only: ("lost:", "gained:"))
  /// What differs between two tapes.
  static let pair = OutcomeText(
    words: ("first", "second"),
    only: ("only in the first:", "only in the second:")
  )

  /// When, after which event, what.
  func line(_ difference: OutcomeDifference) -> String {
    let outcome = difference.outcome
    let seconds = Figures.seconds(outcome.time - .zero)
    let place = "\(OutcomeText.right(seconds, 12))  \(OutcomeText.left("#\(outcome.event)", 7))"
    return "\(place)  \(Escaped.text(text(difference)))"
  }

  private func text(_ difference: OutcomeDifference) -> String {
    switch difference {
    case .changed(let before, let after):
      "\(before.title): \(words.before) \(before.text); \(words.after) \(after.text)"
    case .lost(let outcome): "\(only.before) \(OutcomeText.whole(outcome))"
    case .gained(let outcome): "\(only.after) \(OutcomeText.whole(outcome))"
    }
  }

  /// How many differ.
  static func summary(_ differences: [OutcomeDifference]) -> String {
    switch differences.count {
    case 0: "no outcome differs"
    case 1: "1 outcome differs"
    default: "\(differences.count) outcomes differ"
    }
  }

  private static func whole(_ outcome: Outcome) -> String {
    outcome.text.isEmpty ? outcome.title : "\(outcome.title): \(outcome.text)"
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
