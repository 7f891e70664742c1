/// The motion of a damped spring from 0 towards 1, in closed form.
///
/// A spring that is damped more than critically moves like a critical one, as Core Animation's do
/// unless told otherwise. Such springs approach 1 from below; weaker damping overshoots.
public struct SpringCurve: Equatable, Sendable {
  /// The mass on the spring; with stiffness and damping in any matching units.
  public let mass: Double
  /// The spring's stiffness, force per distance.
  public let stiffness: Double
  /// The damping, force per speed; 0 swings for ever.
  public let damping: Double
  /// The speed at the start, in whole animation distances per second.
  public let initialVelocity: Double
  /// The seconds until the motion counts as over; infinite for a spring that never settles.
  ///
  /// Weakly damped springs settle when the envelope falls to 0.001, unless told otherwise; critical
  /// ones at the first multiple of 0.1 s at which less than that is left of the distance (measured on
  /// iOS 26.1).
  /// A spring fitted to a duration settles then. The initial velocity does not count: its effect
  /// was never measured.
  public let settlingDuration: Double
  /// The undamped angular frequency √(stiffness / mass), in radians per second.
  public let angularFrequency: Double
  /// The damping as a share of the critical damping; 1 or more means critical.
  public let dampingRatio: Double
  /// The rate at which the envelope decays, per second.
  let decay: Double
  /// The angular frequency of the swinging, in radians per second; 0 for a critical spring.
  let dampedFrequency: Double

  /// Creates a spring from its physical parameters.
  ///
  /// A mass or stiffness that is not above 0, a negative damping, and NaN are replaced by the
  /// defaults of `CASpringAnimation`: mass 1, stiffness 100, damping 10, velocity 0. Others are
  /// brought into `parameterBounds` (damping may also be 0) and `velocityBounds`.
  ///
  /// - Parameter settling: The share of the distance that may be left when the motion counts as over,
  ///   brought into `settlingBounds`.
  public init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0,
    settling: Double = Self.settledRemainder
  ) {
    let bounds = Self.parameterBounds
    let mass = mass > 0 ? mass.bounded(to: bounds, nan: 1) : 1
    let stiffness = stiffness > 0 ? stiffness.bounded(to: bounds, nan: 100) : 100
    let damping = damping >= 0 ? damping.bounded(to: 0...bounds.upperBound, nan: 10) : 10
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      physics: (mass, stiffness, damping),
      initialVelocity: initialVelocity,
      dampingRatio: ratio,
      angularFrequency: frequency,
      settlingDuration: Self.settlingDuration(
        dampingRatio: ratio,
        angularFrequency: frequency,
        remainder: settling.bounded(to: Self.settlingBounds, nan: Self.settledRemainder)
      )
    )
  }

  /// Completes a spring whose parameters are already within their bounds.
  init(
    physics: (mass: Double, stiffness: Double, damping: Double),
    initialVelocity: Double,
    dampingRatio: Double,
    angularFrequency: Double,
    settlingDuration: Double
  ) {
    mass = physics.mass
    stiffness = physics.stiffness
    damping = physics.damping
    self.initialVelocity = initialVelocity.bounded(to: Self.velocityBounds, nan: 0)
    self.dampingRatio = dampingRatio
    self.angularFrequency = angularFrequency
    self.settlingDuration = settlingDuration
    if Self.isCritical(dampingRatio) {
      decay = angularFrequency
      dampedFrequency = 0
    } else {
      decay = dampingRatio * angularFrequency
      dampedFrequency = angularFrequency * Self.swing(dampingRatio)
    }
  }
}
