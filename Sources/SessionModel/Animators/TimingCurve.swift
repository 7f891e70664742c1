/// How an animation's progress follows its time.
public enum TimingCurve: Equatable, Sendable {
  /// Constant speed.
  case linear
  /// A slow start: the cubic (0.42, 0, 1, 1).
  case easeIn
  /// A slow end: the cubic (0, 0, 0.58, 1).
  case easeOut
  /// A slow start and end, the default of view animations: the cubic (0.42, 0, 0.58, 1).
  case easeInOut
  /// Core Animation's default: the cubic (0.25, 0.1, 0.25, 1).
  case `default`
  /// A cubic Bézier through these control points; see `CubicCurve` for their ranges.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring that takes as long as its physics says; see `SpringCurve` for the ranges.
  case spring(mass: Double, stiffness: Double, damping: Double)
  /// A spring of this damping ratio, fitted to the animator's duration.
  case springRatio(Double)

  /// The mathematics behind a curve.
  public enum Shape: Equatable, Sendable {
    /// A cubic over the fraction of the duration.
    case cubic(CubicCurve)
    /// A spring over seconds.
    case spring(SpringCurve)
  }

  /// The mathematics behind the curve when the animator asks for `duration` seconds.
  ///
  /// - Parameter settling: What a spring may leave of its distance; see `SpringCurve`.
  public func shape(duration: Double, settling: Double = SpringCurve.settledRemainder) -> Shape {
    switch self {
    case .linear: .cubic(CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1))
    case .easeIn: .cubic(CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
    case .easeOut: .cubic(CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
    case .easeInOut: .cubic(CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    case .default: .cubic(CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    case .cubic(let x1, let y1, let x2, let y2):
      .cubic(CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2))
    case .spring(let mass, let stiffness, let damping):
      .spring(
        SpringCurve(mass: mass, stiffness: stiffness, damping: damping, settling: settling)
      )
    case .springRatio(let ratio):
      .spring(SpringCurve(dampingRatio: ratio, duration: duration))
    }
  }
}
