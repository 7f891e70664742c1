public import SessionModel

/// A seeded random session.
public struct Monkey: Equatable, Sendable {
  /// What the choices depend on: equal seeds give equal sessions.
  public var seed: UInt64
  /// How long it lasts; clamped to 0…`SynthesisLimits.longestDuration`.
  public var duration: Interval
  /// Whether it makes calls only at rest and interrupts nothing.
  public var isPolite: Bool

  /// A monkey.
  public init(seed: UInt64, duration: Interval, isPolite: Bool = false) {
    self.seed = seed
    self.duration = duration
    self.isPolite = isPolite
  }
}
