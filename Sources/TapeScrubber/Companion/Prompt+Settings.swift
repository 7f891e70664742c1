import GestureScript
import SessionModel

extension ScrubberModel {
  /// Completes the setting that is being typed, as far as that is sure, and says how it may go on.
  mutating func completeSetting() {
    guard let text = prompt?.text, prompt?.purpose == .whatIf else { return }
    let declared = session.recognizers.filter { $0.declaration != nil }.map { names[$0.name] }
    let ways = SettingChange.completions(of: text, recognizers: declared)
    guard let shared = ways.commonPrefix else {
      notice = "nothing begins with that"
      return
    }
    prompt?.complete(shared, candidates: ways)
  }
}
