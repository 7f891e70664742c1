public import SessionModel

/// A position as people write it: a base and an offset, not yet looked up in a tape.
public struct PositionExpression: Equatable, Sendable {
  /// From where to count.
  public enum Base: Equatable, Sendable {
    /// Before the first event.
    case start
    /// Exactly after the last event.
    case end
    /// A time: every event and deadline up to and including it.
    case time(Time)
    /// Exactly after an event; 0 is the start.
    case event(Int)
    /// Exactly after the first mark of that name.
    case mark(String)
  }

  /// How far to go from there.
  public enum Offset: Equatable, Sendable {
    /// A span of session time.
    case time(Interval)
    /// A number of events, as `step(by:)` counts them.
    case events(Int)
  }

  /// From where to count.
  public var base: Base
  /// How far to go from there.
  public var offset: Offset?
  /// The text it was read from, for messages.
  public var text: String
  /// The whole of an unquoted mark and its offset: a mark's name may look like `crash-0.5`.
  var wholeMark: String?

  /// `offset` from `base`, spelled `text`.
  public init(_ base: Base, offset: Offset? = nil, text: String) {
    self.base = base
    self.offset = offset
    self.text = text
  }
}
