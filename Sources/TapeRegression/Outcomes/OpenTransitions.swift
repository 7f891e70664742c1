import GestureScript
import SessionModel
import TapeReplay

/// Follows transitions from their beginning to their end.
struct OpenTransitions {
  private struct Entry {
    var id: TransitionID
    var subject: String
    var title: String
    var place: Position
    var decision: Decision?
  }

  private var entries: [Entry] = []

  /// Takes in that `id` was asked for or began; `transition` is nil where nothing is left of it.
  mutating func begin(
    _ id: TransitionID,
    _ transition: Transition?,
    at place: Position,
    _ names: NameTable
  ) {
    if let known = entries.firstIndex(where: { $0.id == id }) {
      guard let transition else { return }
      (entries[known].subject, entries[known].title) = Self.words(id, transition, names)
      return
    }
    let (subject, title) = Self.words(id, transition, names)
    entries.append(Entry(id: id, subject: subject, title: title, place: place))
  }

  mutating func decide(_ id: TransitionID, _ decision: Decision) {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[place].decision = decision
  }

  mutating func drop(_ id: TransitionID) {
    entries.removeAll { $0.id == id }
  }

  /// How `id` came out, which ended as `end` says.
  mutating func end(
    _ id: TransitionID,
    _ end: String,
    at place: Position,
    _ names: NameTable
  ) -> Outcome? {
    begin(id, nil, at: place, names)
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return Self.outcome(entries.remove(at: place), end)
  }

  /// What has not ended.
  mutating func finish(_ names: NameTable) -> [Outcome] {
    defer { entries.removeAll() }
    return entries.map { Self.outcome($0, "not ended") }
  }

  private static func words(
    _ id: TransitionID,
    _ transition: Transition?,
    _ names: NameTable
  ) -> (subject: String, title: String) {
    let base = names.shown(TransitionID(id.base))
    guard let transition else { return (base, names.shown(id)) }
    let driver = transition.driver.map { " by \(names.shown($0))" } ?? ""
    let movement =
      "\(transition.kind) \(names.shown(transition.from)) -> \(names.shown(transition.to))"
    return ("\(base) \(movement)\(driver)", "\(names.shown(id)) \(movement)\(driver)")
  }

  private static func outcome(_ entry: Entry, _ end: String) -> Outcome {
    var outcome = Outcome(.transition, entry.subject, title: entry.title, at: entry.place)
    outcome.text = end
    outcome.values = [.init(name: "ended", value: .string(end))]
    guard let decision = entry.decision else { return outcome }
    let word = decision.finishes ? "finish" : "cancel"
    let fraction = NumberText.text((decision.fraction * 1000).rounded() / 1000)
    let velocity = NumberText.text(decision.velocity.rounded())
    outcome.text += " (\(word) at \(fraction), \(velocity) pt/s, \(decision.rule))"
    outcome.values += [
      .init(name: "decision", value: .string(word)),
      .init(name: "fraction", value: .number(decision.fraction)),
      .init(name: "velocity", value: .number(decision.velocity)),
      .init(name: "rule", value: .string("\(decision.rule)")),
    ]
    return outcome
  }
}
