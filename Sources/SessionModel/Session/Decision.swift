/// How and why a transition was told to end.
public struct Decision: Equatable, Sendable {
  /// Which rule decided.
  public enum Rule: UInt8, CaseIterable, Sendable {
    /// The log said so.
    case reported
    /// Speed towards or against completion.
    case flick
    /// The distance covered.
    case progress
    /// The recognizer's own release rule.
    case declared
    /// The gesture was cancelled.
    case cancellation
  }

  /// Whether it is to finish.
  public var finishes: Bool
  /// Progress at that moment, unclamped.
  public var fraction: Double
  /// Velocity along the drive, positive towards completion, points per second.
  public var velocity: Double
  /// What decided.
  public var rule: Rule

  /// A decision.
  public init(finishes: Bool, fraction: Double, velocity: Double, rule: Rule) {
    self.finishes = finishes
    self.fraction = fraction
    self.velocity = velocity
    self.rule = rule
  }
}
