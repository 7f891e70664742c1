import SessionModel
import TapeReplay
import TerminalKit

/// A line that is being typed at the foot of the screen.
struct Prompt: Equatable, Sendable {
  /// What the line is for.
  enum Purpose: Hashable, Sendable {
    /// A text to look for.
    case find
    /// A position to go to, or a predicate whose next place is sought.
    case position
    /// The name of a mark at the position; without one it gets a number.
    case mark
    /// The text of a note at the position.
    case note
    /// A setting that is to decide otherwise.
    case whatIf

    /// What stands before the line.
    var title: String {
      switch self {
      case .find: "find: "
      case .position: "go to: "
      case .mark: "mark this place as (or enter): "
      case .note: "note: "
      case .whatIf: "what if NAME=VALUE (tab completes): "
      }
    }

    /// Whether the line leads to another place.
    var isJump: Bool {
      self == .find || self == .position
    }
  }

  /// Characters that are taken at most: more than any name or position needs.
  static let longest = 200

  let purpose: Purpose
  private(set) var text = ""
  /// What could be meant by what is typed, after someone asked for it.
  private(set) var candidates: [String] = []
  /// How far back in the earlier lines it stands; 0 is the line that is typed.
  private var recalled = 0
  /// What was typed before an earlier line was taken.
  private var draft = ""

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Adds what was typed or pasted; line breaks become spaces.
  mutating func append(_ addition: String) {
    candidates = []
    let room = Prompt.longest - text.count
    guard room > 0 else { return }
    text += addition.prefix(room).map { $0.isNewline ? " " : String($0) }.joined()
  }

  /// Takes a key that edits the line as every line is edited; false if the line is given up.
  mutating func edit(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.escape, _): return false
    case (.backspace, _): return removeLast()
    case (.character("u"), .control): clear()
    case (.character(let character), []): append(String(character))
    default: break
    }
    return true
  }

  /// Takes the last character back; false if there is none.
  mutating func removeLast() -> Bool {
    candidates = []
    return text.popLast() != nil
  }

  /// Puts `completion`, which all `candidates` begin with, in the place of what was typed.
  mutating func complete(_ completion: String, candidates: [String]) {
    let fitting = String(completion.prefix(Prompt.longest))
    complete(fitting, showing: candidates.count > 1 ? candidates : [])
  }

  /// Takes everything back.
  mutating func clear() {
    (text, candidates) = ("", [])
  }

  /// Takes `completion` over, and shows what could be meant by it.
  mutating func complete(_ completion: String, showing titles: [String]) {
    if completion.count <= Prompt.longest { text = completion }
    candidates = titles
  }

  /// Adds what can only be meant, or shows what could be: what predicates have there, or `positions`.
  mutating func complete(names: NameTable, positions: [String] = []) {
    guard purpose == .position else { return }
    let completion = PredicateCompletion(for: text, names: names)
    let all = positions + completion.candidates
    guard let prefix = all.commonPrefix else {
      candidates = []
      return
    }
    let completed = completion.applying(prefix, to: text)
    if prefix.count >= completion.replaced, completed.count <= Prompt.longest { text = completed }
    candidates = all.count > 1 ? all : []
  }

  /// Takes an earlier line, or a later one again.
  mutating func recall(earlier isEarlier: Bool, from history: PromptHistory) {
    let lines = history.lines(for: purpose)
    let wanted = recalled + (isEarlier ? 1 : -1)
    guard (0...lines.count).contains(wanted) else { return }
    if recalled == 0 { draft = text }
    recalled = wanted
    text = wanted == 0 ? draft : lines[lines.count - wanted]
    candidates = []
  }
}

extension [String] {
  /// What all of them begin with; nil if there are none.
  var commonPrefix: String? {
    first.map { first in
      dropFirst().reduce(first) { shared, next in
        String(zip(shared, next).prefix { $0 == $1 }.map(\.0))
      }
    }
  }
}
