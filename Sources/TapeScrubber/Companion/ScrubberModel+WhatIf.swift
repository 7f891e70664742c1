import GestureScript
import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Shows what happens if a setting, written `NAME=VALUE`, decides from here on; or says what is wrong
  /// with it.
  mutating func whatIf(_ text: String) {
    do throws(SettingError) {
      let text = text.trimmed
      let setting = try SettingChange(text)
      if case .recognizer(let name, _) = setting.subject, names.find(name) == nil {
        notice = "the tape declares no recognizer '\(name)'"
        return
      }
      show(title(of: setting, text), changes(by: setting))
    } catch {
      notice = error.notice
    }
  }

  /// A policy decides otherwise only from here on, a recognizer all along.
  private func changes(by setting: SettingChange) -> (NameTable) -> TapeChanges {
    var changes = TapeChanges()
    if case .policy = setting.subject {
      var policies = session.policies
      setting.apply(to: &policies)
      changes.policies = policies
      changes.firstEvent = position.event + 1
    }
    return { [changes] names in
      var (changes, names) = (changes, names)
      changes.redeclare = setting.redeclaration(&names)
      changes.names = names
      return changes
    }
  }

  private func title(of setting: SettingChange, _ text: String) -> String {
    guard case .policy = setting.subject, position.event > 0 else { return text }
    return "\(text) from #\(position.event)"
  }

  /// Shows what happens without the event at the position.
  mutating func whatIfDropped() {
    guard position.event > 0 else {
      notice = "no event has happened yet that could be dropped"
      return
    }
    let event = position.event
    show("without #\(event)") { _ in
      var changes = TapeChanges()
      changes.drops = EventSelection(numbers: [event...event])
      return changes
    }
  }

  /// Shows the future in which what `changes` says, knowing the tape's names, is otherwise.
  private mutating func show(_ title: String, _ changes: @escaping (NameTable) -> TapeChanges) {
    open(title, besides: "as it was") { source in
      let future = try ChangedTape(source, changes(source.names))
      // In step by events, so that several at one time can be told apart.
      let tape = ReplayedCompanion(future) { position in
        let event = try future.number(ofOriginal: position.event)
        return .position(Position(event: event, time: position.time))
      }
      return CompanionParts(tape: tape, divergence: DivergenceScan(source, future, by: .time))
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
