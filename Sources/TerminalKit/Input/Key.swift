/// A key that was pressed.
public struct Key: Hashable, Sendable {
  /// Which key.
  public var code: Code
  /// What was held with it.
  public var modifiers: Modifiers

  /// Names a key and what is held with it.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Names the key of a character, in lower case for those with control, and what is held with it.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The keys that terminals report.
  public enum Code: Hashable, Sendable {
    /// A character, never a control character; letters with control in lower case.
    case character(Character)
    /// F1 to F20.
    case function(Int)
    /// The arrows.
    case up, down, left, right
    /// The keys that move far.
    case home, end, pageUp, pageDown
    /// The keys beside them.
    case insert, delete
    /// Return and the keypad's enter are one; so are the two codes for backspace.
    case backspace, enter, escape
    /// Tab; backwards with shift.
    case tab
  }
}
