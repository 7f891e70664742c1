/// Somebody who listens to what the reducer derives.
///
/// Facts arrive in the order in which they happen and are not part of the session; a sink that
/// ignores them costs nothing.
public protocol FactSink {
  /// Takes note of `fact`, which holds from `time` on.
  mutating func receive(_ fact: Fact, at time: Time)
}

/// A sink that ignores everything.
public struct NoFacts: FactSink, Sendable {
  /// Ignores everything.
  public init() {}

  /// Ignores `fact`.
  @inlinable
  public mutating func receive(_ fact: Fact, at time: Time) {}
}
