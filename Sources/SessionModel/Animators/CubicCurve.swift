/// A timing curve drawn by a cubic Bézier from (0, 0) to (1, 1).
///
/// The horizontal axis is the fraction of time, the vertical axis the progress. Two control points
/// shape it, as in Core Animation and CSS. Progress may leave 0…1 on the way; time may not.
public struct CubicCurve: Equatable, Sendable {
  /// The range that vertical control values are brought into; wide enough for any visible curve.
  public static let progressBounds = -1000.0...1000.0

  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Creates a curve from its control points.
  ///
  /// `x1` and `x2` are clamped to 0…1, so that time never runs backwards, `y1` and `y2` to
  /// `progressBounds`. NaN counts as the curve's nearer end: 0 in the first point, 1 in the second.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.bounded(to: 0...1, nan: 0)
    self.y1 = y1.bounded(to: Self.progressBounds, nan: 0)
    self.x2 = x2.bounded(to: 0...1, nan: 1)
    self.y2 = y2.bounded(to: Self.progressBounds, nan: 1)
  }

  /// Returns the progress when `time`, a fraction of the duration, has passed.
  ///
  /// `time` is clamped to 0…1 and NaN counts as 0; 0 and 1 give exactly 0 and 1. Where `y1` and
  /// `y2` lie within 0…1 the progress never falls as time goes on, but for the last digit's
  /// rounding.
  ///
  /// - Complexity: O(1), a fixed number of halvings.
  public func progress(atTime time: Double) -> Double {
    let time = time.bounded(to: 0...1, nan: 0)
    guard time > 0, time < 1, !isLinear else { return time }
    let parameter = Bisection.firstPoint(from: 0, to: 1) {
      Self.coordinate(x1, x2, at: $0) >= time
    }
    return Self.coordinate(y1, y2, at: parameter)
  }

  /// Whether progress equals time throughout.
  var isLinear: Bool {
    x1 == y1 && x2 == y2
  }

  /// One coordinate of the curve at a parameter 0…1, given the control points' coordinates.
  static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    let middle = 3 * rest * (rest * first + parameter * second)
    return parameter * (middle + parameter * parameter)
  }
}
