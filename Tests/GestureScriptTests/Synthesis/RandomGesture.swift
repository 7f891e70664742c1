import GestureScript
import SessionModel
import TestSupport

/// Gestures for the laws: sensible ones, and ones whose numbers are hostile.
struct RandomGesture {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next(isHostile: Bool) -> SynthesizedGesture {
    let id: Int32? =
      Bool.random(using: &generator) ? nil : Int32.random(in: 0...9, using: &generator)
    let (from, to) = (point(isHostile), point(isHostile))
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return .tap(Tap(at: from, id: id))
    case 1: return .doubleTap(DoubleTap(at: from, id: id))
    case 2: return .longPress(LongPress(at: from, duration: duration(isHostile), id: id))
    case 3: return .swipe(swipe(from, to, id: id, isHostile: isHostile))
    case 4:
      // A hostile flick may take a day; `FlickTests` has those.
      let (from, toward) = (point(false), point(false))
      let speed = number(100...4000, false)
      return .flick(Flick(from: from, toward: toward, speed: speed, id: id))
    case 5:
      let distances = (number(20...300, isHostile), number(20...300, isHostile))
      let angle = number(-180...180, isHostile)
      return .pinch(
        Pinch(
          center: from,
          from: distances.0,
          to: distances.1,
          duration: duration(isHostile),
          angle: angle
        )
      )
    default:
      let angles = (number(-720...720, isHostile), number(-720...720, isHostile))
      let radius = number(10...200, isHostile)
      return .rotate(
        Rotate(
          center: from,
          radius: radius,
          from: angles.0,
          to: angles.1,
          duration: duration(isHostile)
        )
      )
    }
  }

  mutating func swipe(_ from: Point, _ to: Point, id: Int32?, isHostile: Bool) -> Swipe {
    let curves: [PathCurve] = [
      .minJerk, .timing(.linear), .timing(.easeOut), .timing(.springRatio(0.5)),
      .timing(.cubic(x1: .nan, y1: -.infinity, x2: 1e300, y2: 9)),
    ]
    let place = Int.random(in: 0..<(isHostile ? 5 : 4), using: &generator)
    let corners = Int.random(in: 0...3, using: &generator)
    return Swipe(
      from: from,
      to: to,
      via: (0..<corners).map { _ in point(isHostile) },
      duration: duration(isHostile),
      curve: curves[place],
      id: id,
      jitter: Bool.random(using: &generator) ? 0 : number(0.1...2, isHostile),
      hold: duration(isHostile),
      endsByCancel: Bool.random(using: &generator)
    )
  }

  mutating func point(_ isHostile: Bool) -> Point {
    Point(x: number(0...390, isHostile), y: number(0...844, isHostile))
  }

  mutating func number(_ range: ClosedRange<Double>, _ isHostile: Bool) -> Double {
    let hostile: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 1e-9,
    ]
    guard isHostile, Bool.random(using: &generator) else {
      return Double.random(in: range, using: &generator)
    }
    return hostile[Int.random(in: 0..<hostile.count, using: &generator)]
  }

  mutating func duration(_ isHostile: Bool) -> Interval {
    let hostile: [Int64] = [0, -1, 1, 7, .min, 8_333, 8_334]
    guard isHostile, Bool.random(using: &generator) else {
      return Interval(microseconds: Int64.random(in: 1_000...900_000, using: &generator))
    }
    return Interval(microseconds: hostile[Int.random(in: 0..<hostile.count, using: &generator)])
  }
}
