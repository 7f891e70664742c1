public import SessionModel
public import TapeReplay

/// Something that a session comes to: how a transition ends, who wins a gesture, what a container
/// holds, what the checker finds.
public struct Outcome: Equatable, Sendable {
  /// What sort of thing it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// How a transition was decided and ended.
    case transition
    /// What became of a recognizer in a gesture.
    case recognizer
    /// A change of what a container holds.
    case navigation
    /// What the checker found.
    case finding
    /// What a container holds at the end.
    case final
  }

  /// What sort of thing it is.
  public var kind: Kind
  /// What it is about; two sessions have the same thing if they agree in this and nearly in time.
  public var subject: String
  /// What this session calls it.
  public var title: String
  /// How it came out, in a few words; empty where happening is all there is to it.
  public var text = ""
  /// How it came out, value by value: what is compared.
  public var values: [Value] = []
  /// When it happened, or began.
  public var time: Time
  /// The number of the event by which it happened or began.
  public var event: Int

  /// A value of an outcome.
  public struct Value: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// What it is.
    public var value: StateValue
  }

  /// An outcome with nothing more to say.
  init(_ kind: Kind, _ subject: String, title: String, at place: Position) {
    self.kind = kind
    self.subject = subject
    self.title = title
    time = place.time
    event = place.event
  }

  /// Whether both came out in the same way.
  func cameOut(like other: Outcome) -> Bool {
    values == other.values
  }
}

extension Outcome {
  /// The outcome as data: `kind`, `subject`, `title`, `time`, `event`, then its values.
  public var value: StateValue {
    .object(
      [
        ("kind", .string(kind.rawValue)), ("subject", .string(subject)),
        ("title", .string(title)), ("time", .number(time.seconds)),
        ("event", .integer(Int64(event))),
      ] + values.map { ($0.name, $0.value) }
    )
  }
}
