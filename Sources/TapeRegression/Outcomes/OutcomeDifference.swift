public import TapeReplay

/// An outcome that two sessions do not share.
public enum OutcomeDifference: Equatable, Sendable {
  /// The same thing came out otherwise.
  case changed(Outcome, Outcome)
  /// Only the first session came to it.
  case lost(Outcome)
  /// Only the second session came to it.
  case gained(Outcome)

  /// The outcome of the first session, or of the only one that has it.
  public var outcome: Outcome {
    switch self {
    case .changed(let before, _), .lost(let before): before
    case .gained(let after): after
    }
  }

  /// The same from the other side.
  public var reversed: OutcomeDifference {
    switch self {
    case .changed(let before, let after): .changed(after, before)
    case .lost(let outcome): .gained(outcome)
    case .gained(let outcome): .lost(outcome)
    }
  }

  /// The difference as data: `kind`, `change`, and the outcomes `before` and `after`.
  public var value: StateValue {
    let (change, before, after): (String, Outcome?, Outcome?) =
      switch self {
      case .changed(let before, let after): ("changed", before, after)
      case .lost(let before): ("lost", before, nil)
      case .gained(let after): ("gained", nil, after)
      }
    return .object([
      ("kind", .string(outcome.kind.rawValue)), ("change", .string(change)),
      ("before", before?.value ?? .null), ("after", after?.value ?? .null),
    ])
  }
}
