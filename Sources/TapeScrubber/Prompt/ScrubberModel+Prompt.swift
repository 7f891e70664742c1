import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// Takes a key for the line that is being typed.
  mutating func type(_ key: Key) {
    switch (key.code, key.modifiers) {
    case (.enter, _): accept()
    case (.tab, []): complete()
    case (.up, []): prompt?.recall(earlier: true, from: promptHistory)
    case (.down, []): prompt?.recall(earlier: false, from: promptHistory)
    default: if prompt?.edit(key) == false { prompt = nil }
    }
  }

  private mutating func accept() {
    guard let line = prompt else { return }
    prompt = nil
    promptHistory.keep(line)
    switch line.purpose {
    case .find:
      if !line.text.isEmpty { lastSought = .text(line.text) }
      repeatFind(forward: true)
    case .position:
      if !line.text.isEmpty { go(toPlace: line.text) }
    case .mark: dropMark(line.text)
    case .note: dropNote(line.text)
    case .whatIf:
      if !line.text.isEmpty { whatIf(line.text) }
    }
  }

  /// Goes to a position as people write it, or to the next place where a predicate holds.
  private mutating func go(toPlace text: String) {
    guard (try? PositionParser.parse(text)) == nil, !Self.looksLikePosition(text) else {
      return go(to: text)
    }
    do throws(PredicateError) {
      let predicate = try Predicate(text)
      // What makes no sense on this tape is not worth repeating.
      _ = try SearchTarget.predicate(predicate).compiled(names: names)
      lastSought = .predicate(predicate)
      startSearch(.predicate(predicate), forward: true)
    } catch {
      notice = error.notice
    }
  }

  /// Whether an error about positions helps more than one about predicates.
  private static func looksLikePosition(_ text: String) -> Bool {
    guard let first = text.first else { return true }
    let isTime = first.isNumber && !text.contains(where: { "=<>".contains($0) })
    return isTime || first == "#" || first == "@" || text.hasPrefix("end-")
      || text.hasPrefix("end+") || text.hasPrefix("start+") || text.hasPrefix("start-")
  }
}
