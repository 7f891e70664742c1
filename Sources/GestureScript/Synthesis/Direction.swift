import SessionModel

/// A direction on the screen as a displacement of length 1.
struct Direction {
  /// Horizontal part.
  let x: Double
  /// Vertical part, downwards.
  let y: Double

  /// The direction `degrees` clockwise from the right; multiples of 90 are exact.
  init(degrees: Double) {
    let limit = SynthesisLimits.largestAngle
    let degrees = SynthesisLimits.clamp(degrees, to: -limit...limit, nan: 0)
    let turns = (degrees / 90).rounded()
    let angle = (degrees - turns * 90) * (3.141592653589793 / 180)
    let (cosine, sine) = (Elementary.cosine(angle), Elementary.sine(angle))
    switch Int(turns) & 3 {
    case 0: (x, y) = (cosine, sine)
    case 1: (x, y) = (-sine, cosine)
    case 2: (x, y) = (-cosine, -sine)
    default: (x, y) = (sine, -cosine)
    }
  }

  /// The point `distance` away from `origin` in this direction.
  func point(from origin: Point, distance: Double) -> Point {
    Point(x: origin.x + x * distance, y: origin.y + y * distance)
  }
}
