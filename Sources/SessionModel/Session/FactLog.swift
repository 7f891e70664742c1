/// A sink that keeps what it is told, in order, until it is emptied.
public struct FactLog: FactSink, Sendable {
  /// What was told, and when it held.
  public private(set) var facts: [(fact: Fact, time: Time)] = []

  /// A log that was told nothing.
  public init() {}

  /// Keeps `fact`.
  public mutating func receive(_ fact: Fact, at time: Time) {
    facts.append((fact, time))
  }

  /// Forgets everything, but keeps the room for as much.
  public mutating func removeAll() {
    facts.removeAll(keepingCapacity: true)
  }
}
