public import SessionModel
public import TapeReplay

/// A place where the events of two tapes differ.
public struct EventDifference: Equatable, Sendable {
  /// What differs there.
  public enum Kind: String, Sendable {
    /// Fields of the event.
    case changed
    /// Only the first tape has it.
    case onlyFirst
    /// Only the second tape has it.
    case onlySecond
    /// Nothing but the time, and that of all events from there on by the same span.
    case delayed
  }

  /// What differs.
  public var kind: Kind
  /// The number on the first tape.
  public var first: Int?
  /// The number on the second tape.
  public var second: Int?
  /// When it happened, on the first tape that has it.
  public var time: Time
  /// The event as the notation writes it, as the first tape that has it does.
  public var text: String
  /// The fields that differ.
  public var fields: [FieldChange] = []
  /// Whether only touches, or samples of them, differ.
  public var isOfTouches = false
  /// From there on the second tape is so much later.
  public var delay = Interval.zero

  /// The difference as data.
  public var value: StateValue {
    .object([
      ("kind", .string("event")), ("change", .string(kind.rawValue)),
      ("first", first.map { .integer(Int64($0)) } ?? .null),
      ("second", second.map { .integer(Int64($0)) } ?? .null),
      ("time", .number(time.seconds)), ("event", .string(text)),
      ("fields", .array(fields.map(\.value))), ("delay", .number(delay.seconds)),
    ])
  }
}
