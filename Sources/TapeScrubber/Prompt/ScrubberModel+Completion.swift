import GestureScript
import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Completes what is typed as far as that is sure, and shows how it may go on.
  mutating func complete() {
    switch prompt?.purpose {
    case .whatIf: completeSetting()
    case .position: completePosition()
    case .find, .mark, .note, nil: break
    }
  }

  /// The settings of what-if: policies, and those of the recognizers that the tape declares.
  private mutating func completeSetting() {
    guard let text = prompt?.text else { return }
    let declared = session.recognizers.filter { $0.declaration != nil }.map { names[$0.name] }
    let candidates = SettingChange.completions(of: text, recognizers: declared)
    guard let shared = candidates.commonPrefix else {
      notice = "nothing begins with that"
      return
    }
    prompt?.complete(shared, candidates: candidates)
  }

  /// Marks after `@`; elsewhere what predicates have there, and at the start positions too.
  private mutating func completePosition() {
    guard let text = prompt?.text else { return }
    guard !text.hasPrefix("@") else { return completeMark(text) }
    if text.hasPrefix("#") {
      notice = "events are #1 to #\(replayer.eventCount)"
    } else if text.first?.isNumber == true {
      notice = "times are 0 to \(TimeText.text(timeline.end))"
    }
    let words = Self.positions.filter { $0.hasPrefix(text) }
    prompt?.complete(names: names, positions: text.isEmpty ? Self.positionForms : words)
  }

  /// The words that are positions.
  private static var positions: [String] { ["start", "end"] }
  /// The ways to write a position, for whoever has typed nothing yet.
  private static var positionForms: [String] { ["1.25", "#12", "@mark"] + positions }

  private mutating func completeMark(_ text: String) {
    let completion = MarkCompletion(for: text, among: allNotes)
    guard let prefix = completion.commonPrefix else {
      let hasMarks = allNotes.contains { $0.markName != nil }
      notice =
        hasMarks ? "no mark begins with '\(text.dropFirst())'" : "there is no mark yet: m sets one"
      return
    }
    // What is in quotes begins otherwise than what is not.
    let completed = prefix.count >= text.count ? prefix : text
    prompt?.complete(completed, showing: completion.candidates.map(\.title))
  }
}
