/// A sink that keeps what it is told, in order, until it is emptied.
public struct FactLog: FactSink, Sendable {
  /// Something that was told.
  public struct Entry: Sendable {
    /// What was told.
    public let fact: Fact
    /// Since when it holds.
    public let time: Time
  }

  /// What was told, in order.
  public private(set) var facts: [Entry] = []

  /// A log that was told nothing.
  public init() {}

  /// Keeps `fact`.
  public mutating func receive(_ fact: Fact, at time: Time) {
    facts.append(Entry(fact: fact, time: time))
  }

  /// Forgets everything, but keeps the room for as much.
  public mutating func removeAll() {
    // An event has one fact or two: to cut them off one by one takes a third of what it takes to
    // replace the whole by nothing.
    while !facts.isEmpty { facts.removeLast() }
  }
}
