import SessionModel

/// How the way of a finger becomes the progress of the transition that it drives.
struct Drag: Equatable {
  /// Where the finger was when it began to count.
  private var origin: Point
  /// Progress at that moment.
  private var base: Double
  /// Along which axis, and which way, progress grows.
  private let isHorizontal: Bool
  private let sign: Double
  /// Points that mean all of it.
  private let extent: Double

  /// A drag that began with `translation` from `origin` in a window of `size`; nil if it had no
  /// direction then.
  init?(from origin: Point, translation: Point, in size: Size) {
    isHorizontal = translation.x.magnitude >= translation.y.magnitude
    let way = isHorizontal ? translation.x : translation.y
    extent = isHorizontal ? size.width : size.height
    guard way != 0, extent > 0 else { return nil }
    sign = way < 0 ? -1 : 1
    self.origin = origin
    base = 0
  }

  /// The progress that a finger at `position` implies.
  func progress(at position: Point) -> Double {
    let way = position - origin
    return base + sign * (isHorizontal ? way.x : way.y) / extent
  }

  /// The component of `velocity` towards completion, points a second.
  func towardsCompletion(_ velocity: Point) -> Double {
    sign * (isHorizontal ? velocity.x : velocity.y)
  }

  /// The same drag, caught again at `position` when progress was `fraction`.
  func restarted(at position: Point, from fraction: Double) -> Drag {
    var drag = self
    drag.origin = position
    drag.base = fraction
    return drag
  }
}
