/// What a tape says about itself before its first event.
public struct TapeDescription: Equatable, Sendable {
  /// A key and its text, kept in order.
  public struct Entry: Equatable, Sendable {
    /// The key.
    public var key: String
    /// Its text.
    public var value: String

    /// `key` with `value`.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The machine the touches came from.
  public struct Device: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// Facts about it, in order.
    public var facts: [Entry]

    /// A device.
    public init(_ name: String, facts: [Entry] = []) {
      self.name = name
      self.facts = facts
    }
  }

  /// Wall-clock time of the tape's start, in microseconds since 1970, if it is known.
  public var wallMicroseconds: Int64?
  /// The program that recorded it, if it said so.
  public var writer: String?
  /// The device, if it is known.
  public var device: Device?
  /// Free remarks, in order.
  public var meta: [Entry]
  /// How the reducer decides what is undefined.
  public var policies: Policies
  /// The seed of synthetic noise; nil is the default, 0.
  public var seed: UInt64?

  /// An empty description with the default policies.
  public init() {
    meta = []
    policies = Policies()
  }
}
