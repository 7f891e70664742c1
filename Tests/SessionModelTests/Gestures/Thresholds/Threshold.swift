import SessionModel
import Testing

/// A number at which a gesture becomes another one, and the experiment that shows it.
struct Threshold: Sendable, CustomTestStringConvertible {
  /// On which side of the number, and at it, the experiment succeeds.
  enum Side: Sendable {
    case from, above, upTo, below
  }

  var testDescription: String
  var limit: Double
  var side: Side
  /// The least that counts: a microsecond, or a millionth of a point or of a degree.
  var step = 1e-6
  /// Whether the gesture is recognized when the measured quantity has this value.
  var succeeds: @Sendable (Double) -> Bool

  init(
    _ description: String,
    _ side: Side,
    _ limit: Double,
    step: Double = 1e-6,
    _ succeeds: @escaping @Sendable (Double) -> Bool
  ) {
    testDescription = description
    self.side = side
    self.limit = limit
    self.step = step
    self.succeeds = succeeds
  }

  /// What the experiment must say a step below the limit, at it and a step above it.
  var expected: [Bool] {
    switch side {
    case .from: [false, true, true]
    case .above: [false, false, true]
    case .upTo: [true, true, false]
    case .below: [true, false, false]
    }
  }

  /// What it says.
  var found: [Bool] {
    [limit - step, limit, limit + step].map(succeeds)
  }
}

/// A way on the screen, as a unit vector that needs no rounding.
struct Way: Sendable {
  var name: String
  var x: Double
  var y: Double

  init(_ name: String, _ x: Double, _ y: Double) {
    self.name = name
    self.x = x
    self.y = y
  }

  static let straight = [
    Way("right", 1, 0), Way("left", -1, 0), Way("down", 0, 1), Way("up", 0, -1),
  ]
  /// Of sides 3, 4 and 5, so that lengths are exact.
  static let oblique = [
    Way("right and down", 0.75, 1), Way("left and down", -1, 0.75),
    Way("right and up", 1, -0.75), Way("left and up", -0.75, -1),
  ]
  static let all = straight + oblique

  /// Its length.
  var length: Double {
    x == 0 || y == 0 ? 1 : 1.25
  }

  /// The place `distance` points from the origin.
  func place(_ distance: Double) -> Point {
    Point(x: x * distance / length, y: y * distance / length)
  }
}

extension Threshold {
  /// The states of a recognizer of a `kind` under touches of the first finger: phase, place, seconds.
  static func states(
    of kind: RecognizerDeclaration.Kind,
    edge: Edge? = nil,
    direction: LayoutDirection = .ltr,
    _ policies: [Policy: Double] = [:],
    _ touches: [(Touch.Phase, Point, Double)]
  ) -> [GestureState] {
    var scene = SessionScene(["A"], direction: direction, policies: policies)
    scene.declare("g", kind) { $0.edge = edge }
    for (phase, place, seconds) in touches {
      scene.touch(phase, 1, place.x, place.y, at: seconds)
    }
    return scene.states(of: "g")
  }
}
