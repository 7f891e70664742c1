/// Why a recognizer has a gesture, waits for it or is out of the running, with the numbers that decided.
public struct Arbitration: Equatable, Sendable {
  /// What became of the recognizer.
  public enum Verdict: UInt8, CaseIterable, Sendable {
    /// It recognized.
    case recognized
    /// It has seen its gesture and waits until another fails.
    case waiting
    /// It failed.
    case failed
  }

  /// The recognizer.
  public var recognizer: Name
  /// What became of it.
  public var verdict: Verdict
  /// What decided.
  public var reason: Reason
  /// What was measured, in the reason's unit; 0 where nothing was.
  public var value: Double
  /// What `value` was held against, in the same unit.
  public var limit: Double
  /// The other recognizer, where one decided; `none` elsewhere.
  public var rival: Name
  /// What the recognizer's `begin` read, where that decided.
  public var values: Expression.Values?

  /// What was decided about `recognizer`.
  public init(
    _ recognizer: Name,
    _ verdict: Verdict,
    _ reason: Reason,
    value: Double = 0,
    limit: Double = 0,
    rival: Name = .none,
    values: Expression.Values? = nil
  ) {
    self.recognizer = recognizer
    self.verdict = verdict
    self.reason = reason
    self.value = value
    self.limit = limit
    self.rival = rival
    self.values = values
  }
}
