import SessionModel

// Two fingers: change of distance and of angle.

extension Threshold {
  /// The state of a recognizer whose second finger moves away from the first, which lies at `anchor`.
  private static func pair(
    _ kind: RecognizerDeclaration.Kind,
    from start: Point,
    to end: Point,
    movesFirst: Bool = false
  ) -> Recognizer? {
    var scene = SessionScene(["A"])
    scene.declare("g", kind)
    // A pinch by the first finger is the same seen from the other one.
    let (moving, still): (Int32, Int32) = movesFirst ? (1, 2) : (2, 1)
    scene.touch(.down, 1, movesFirst ? start.x : 0, movesFirst ? start.y : 0, at: 1)
    scene.touch(.down, 2, movesFirst ? 0 : start.x, movesFirst ? 0 : start.y, at: 1)
    scene.touch(.move, moving, end.x, end.y, at: 1.1)
    scene.touch(.move, still, 0, 0, at: 1.2)
    return scene.recognizer("g")
  }

  /// A pinch begins at ten points more or less, whichever finger moves and however they lie.
  static let pinches: [Threshold] = Way.all.flatMap { way in
    [true, false].flatMap { first in
      [(100.0, 1.0), (200, -1), (12, -1), (0, 1)].map { distance, sign in
        Threshold(
          "a pinch \(way.name) from \(distance) pt by \(sign), first finger: \(first)",
          .from,
          10
        ) { change in
          let (start, end) = (way.place(distance), way.place(distance + sign * change))
          return pair(.pinch, from: start, to: end, movesFirst: first)?.state == .began
        }
      }
    }
  }

  /// Sine and cosine of ten degrees, and of the angle in radians that a millionth of a degree is.
  private static let (sine, cosine) = (0.17364817766693033, 0.984807753012208)
  private static let radian = 0.017453292519943295

  /// A rotation begins at ten degrees, either way, from any angle.
  static let rotations: [Threshold] = Way.straight.flatMap { way in
    [1.0, -1].map { sign in
      Threshold("a rotation from \(way.name) by \(sign)", .from, 10) { angle in
        // Beside ten degrees a sine is a straight line, to the last digit.
        let rest = (angle - 10) * radian
        let (x, y) = (cosine - sine * rest, (sine + cosine * rest) * sign)
        let end = Point(x: 100 * (way.x * x - way.y * y), y: 100 * (way.x * y + way.y * x))
        return pair(.rotation, from: way.place(100), to: end)?.state == .began
      }
    }
  }
}
