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
  private var extent: Double
  /// The extents that the first progress may tell; nil once the extent is known.
  private var guesses: ClosedRange<Double>?
  /// Where a glide was to end in whose midst it was caught: until the first progress tells how far it
  /// had come, it may be anywhere up to there.
  private var target: Double?

  /// A drag that began with `translation` from `origin` and means all of it after `extent` points.
  ///
  /// Without `extent` that is the size of the window, unless what moves may be as small as
  /// `leastShare` of it. Nil if it had no direction then.
  init?(
    from origin: Point,
    translation: Point,
    in size: Size,
    extent: Double?,
    leastShare: Double
  ) {
    isHorizontal = translation.x.magnitude >= translation.y.magnitude
    let way = isHorizontal ? translation.x : translation.y
    let all = extent ?? (isHorizontal ? size.width : size.height)
    guard way != 0, all > 0 else { return nil }
    self.extent = all
    if extent == nil, leastShare < 1 { guesses = (leastShare * all)...all }
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

  /// Takes in that the finger at `position`, which its recognizer says has moved by `translation`,
  /// means `progress`: where something is not known yet, it is now.
  mutating func learn(_ progress: Double, at position: Point, translation: Point) {
    if let target {
      self.target = nil
      let reached = min(base, target)...max(base, target)
      let moved = self.progress(at: position) - base
      base = min(max(progress - moved, reached.lowerBound), reached.upperBound)
    } else if let guesses {
      let way = sign * (isHorizontal ? translation.x : translation.y)
      guard progress > 0, progress < 1, way > 0, guesses.contains(way / progress) else { return }
      self.guesses = nil
      extent = way / progress
      origin = position - translation
    }
  }

  /// The same drag, caught again at `position` when progress was `fraction`, or on its way from there
  /// to `target`.
  func restarted(at position: Point, from fraction: Double, toward target: Double?) -> Drag {
    var drag = self
    drag.origin = position
    drag.base = fraction
    drag.target = target
    return drag
  }
}
