/// A line that is being typed at the foot of the screen.
struct Prompt: Equatable, Sendable {
  /// What the line is for.
  enum Purpose: Equatable, Sendable {
    /// A text to look for.
    case find
    /// A position to go to.
    case position
    /// The name of a mark at the position; without one it gets a number.
    case mark
    /// The text of a note at the position.
    case note

    /// What stands before the line.
    var title: String {
      switch self {
      case .find: "find: "
      case .position: "go to: "
      case .mark: "mark this place as (or enter): "
      case .note: "note: "
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

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Adds what was typed or pasted; line breaks become spaces.
  mutating func append(_ addition: String) {
    let room = Prompt.longest - text.count
    guard room > 0 else { return }
    text += addition.prefix(room).map { $0.isNewline ? " " : String($0) }.joined()
  }

  /// Takes the last character back; false if there is none.
  mutating func removeLast() -> Bool {
    text.popLast() != nil
  }

  /// Takes everything back.
  mutating func clear() {
    text = ""
  }
}
