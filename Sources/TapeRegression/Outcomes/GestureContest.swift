import GestureScript
import SessionModel
import TapeReplay

/// Writes down who had a gesture: from the first finger that lands to the next one that lands alone.
struct GestureContest {
  private struct Entry {
    var recognizer: Name
    var arbitration: Arbitration
    var text: String
    /// The state in which the gesture left it, if it had it.
    var end: GestureState?
  }

  private var entries: [Entry] = []
  private var start = Position.start

  /// Ends the gesture and begins one at `place`; what became of each recognizer.
  mutating func next(at place: Position, _ names: NameTable) -> [Outcome] {
    defer {
      start = place
      entries.removeAll(keepingCapacity: true)
    }
    return entries.map { entry in
      let title = "recognizer \(names.shown(entry.recognizer))"
      var outcome = Outcome(.recognizer, title, title: title, at: start)
      let end = entry.end.map { "\($0)" }
      outcome.text = entry.text + (end.map { ", then \($0)" } ?? "")
      outcome.values = [
        .init(name: "verdict", value: .string("\(entry.arbitration.verdict)")),
        .init(name: "reason", value: .string("\(entry.arbitration.reason)")),
        .init(name: "rival", value: .string(names[entry.arbitration.rival])),
        .init(name: "end", value: end.map(StateValue.string) ?? .null),
      ]
      return outcome
    }
  }

  /// Takes in how the life of a recognizer that has its gesture goes on.
  mutating func take(_ report: GestureReport) {
    guard report.state == .ended || report.state == .cancelled,
      let place = entries.firstIndex(where: { $0.recognizer == report.recognizer }),
      entries[place].arbitration.verdict == .recognized
    else { return }
    entries[place].end = report.state
  }

  /// Takes in a verdict; of several about one recognizer the one counts by which it recognized, else
  /// the last.
  mutating func take(_ arbitration: Arbitration, in session: Session, _ names: NameTable) {
    guard arbitration.verdict != .waiting else { return }
    let name = arbitration.recognizer
    let known = entries.firstIndex { $0.recognizer == name }
    if let known, entries[known].arbitration.verdict == .recognized { return }
    let declaration = session.recognizers.first { $0.name == name }?.declaration
    let reason = ArbitrationText.reason(arbitration, begin: declaration?.begin, names: names)
    let text = "\(arbitration.verdict): \(reason)"
    let entry = Entry(recognizer: name, arbitration: arbitration, text: text)
    if let known { entries[known] = entry } else { entries.append(entry) }
  }
}
