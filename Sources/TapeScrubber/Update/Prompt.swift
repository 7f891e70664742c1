/// A line that is being typed at the foot of the screen.
struct Prompt: Equatable, Sendable {
  /// What the line is for.
  enum Purpose: Equatable, Sendable {
    /// A text to look for.
    case find
    /// A position to go to.
    case position
    /// A setting that is to decide otherwise.
    case whatIf
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

  /// Puts `completion` in the place of what was typed.
  mutating func complete(_ completion: String) {
    text = String(completion.prefix(Prompt.longest))
  }

  /// Takes everything back.
  mutating func clear() {
    text = ""
  }
}
