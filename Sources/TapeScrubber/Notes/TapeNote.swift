public import TapeReplay

/// A mark or a note about a place of a tape: one of its own, or one that somebody made beside it.
public struct TapeNote: Hashable, Sendable {
  /// What stands there.
  public enum Content: Hashable, Sendable {
    /// A name to go to.
    case mark(String)
    /// A line of text.
    case note(String)
  }

  /// The place.
  public var position: Position
  /// What stands there.
  public var content: Content

  /// `content` at `position`.
  public init(_ content: Content, at position: Position) {
    self.position = position
    self.content = content
  }

  /// The name, if it is a mark.
  public var markName: String? {
    if case .mark(let name) = content { name } else { nil }
  }
}
