import GestureScript
import SessionModel
import TapeReplay

extension Option {
  /// Events that do not happen.
  static let drop = Option(
    "--drop",
    value: "EVENTS",
    "events that do not happen: 41, 41-60, moves, samples, or a family of events"
  )
}

extension Arguments {
  /// Words for some events of a family.
  private static let kinds: [(word: String, holds: @Sendable (Event) -> Bool)] = [
    ("moves", { if case .touch(let touch) = $0 { touch.phase == .move } else { false } }),
    ("samples", { if case .touchSample = $0 { true } else { false } }),
  ]

  /// The events that `--drop` names; it may be given several times, and hold several, with commas.
  func drops() throws(UsageError) -> EventSelection {
    var numbers: [ClosedRange<Int>] = []
    var kinds: [@Sendable (Event) -> Bool] = []
    for word in values(.drop).flatMap({ $0.split(separator: ",").map(String.init) }) {
      if word.first?.isNumber == true || word.hasPrefix("#") {
        numbers.append(try Self.numbers(word))
      } else {
        kinds.append(try Self.kind(word))
      }
    }
    let chosen = kinds
    guard !chosen.isEmpty else { return EventSelection(numbers: numbers) }
    return EventSelection(numbers: numbers) { event in chosen.contains { $0(event) } }
  }

  /// `41`, `41-60`; a sign of numbers is allowed.
  private static func numbers(_ word: String) throws(UsageError) -> ClosedRange<Int> {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map { part in
      Int(part.hasPrefix("#") ? part.dropFirst() : part)
    }
    guard parts.count <= 2, let first = parts[0], let last = parts[parts.count - 1], first > 0
    else {
      throw UsageError("--drop \(word): expected a number of an event or a range such as 41-60")
    }
    guard first <= last, last < .max else {
      throw UsageError("--drop \(word): the range ends before it begins")
    }
    return first...last
  }

  private static func kind(_ word: String) throws(UsageError) -> @Sendable (Event) -> Bool {
    if let kind = kinds.first(where: { $0.word == word }) { return kind.holds }
    if let family = EventFamily(rawValue: word) {
      return { EventFamily(of: $0) == family }
    }
    let known = kinds.map(\.word) + EventFamily.allCases.map(\.rawValue)
    throw UsageError("--drop \(word): there are no such events", word, among: known)
  }
}
