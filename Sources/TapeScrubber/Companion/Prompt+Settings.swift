import GestureScript
import SessionModel

extension ScrubberModel {
  /// Completes the setting that is being typed, as far as that is sure, and says how it may go on.
  mutating func completeSetting() {
    guard let text = prompt?.text, prompt?.purpose == .whatIf else { return }
    let declared = session.recognizers.filter { $0.declaration != nil }.map { names[$0.name] }
    let ways = SettingChange.completions(of: text, recognizers: declared)
    guard let first = ways.first else {
      notice = "nothing begins with that"
      return
    }
    let shared = ways.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    prompt?.complete(shared, candidates: ways)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
