import SessionModel

extension MonkeyWalk {
  /// Performs a gesture of the kind of `action`.
  mutating func gesture(_ action: MonkeyAction) {
    switch action {
    case .tap: play(.tap(Tap(at: anywhere())))
    case .doubleTap: play(.doubleTap(DoubleTap(at: anywhere())))
    case .longPress:
      let duration = Interval(seconds: noise.uniform(0.5, 1.2))
      play(.longPress(LongPress(at: anywhere(), duration: duration)))
    case .flick: flick()
    case .drag: verticalDrag()
    case .backSwipe: sideSwipe(from: .leading, isEdge: noise.chance(0.6))
    case .forwardSwipe: sideSwipe(from: .trailing, isEdge: noise.chance(0.6))
    case .takenBack: takenBack()
    case .pinch: pinch()
    case .rotate: rotate()
    case .twoFingerDrag: twoFingerDrag()
    case .diagonalDrag: diagonalDrag()
    case .call, .scroll, .flag, .bars, .mark, .leaveApp, .turnWindow: break
    }
  }

  /// The size of the first window, made sensible.
  var size: Size {
    let size = session.windows[0].size
    return Size(
      width: SynthesisLimits.clamp(size.width, to: 100...10_000, nan: 390),
      height: SynthesisLimits.clamp(size.height, to: 100...10_000, nan: 844)
    )
  }

  private mutating func anywhere() -> Point {
    Point(x: noise.uniform(0.05, 0.95) * size.width, y: noise.uniform(0.08, 0.95) * size.height)
  }

  /// `point`, or the nearest one inside the window.
  private func inside(_ point: Point) -> Point {
    Point(x: min(max(point.x, 0.5), size.width - 0.5), y: min(max(point.y, 0.5), size.height - 0.5))
  }

  private mutating func flick() {
    let from = anywhere()
    let distance = noise.uniform(40, 200) * (noise.chance(0.5) ? 1 : -1)
    let slip = noise.bell() * 6
    let isVertical = noise.chance(0.6)
    let way = isVertical ? Point(x: slip, y: distance) : Point(x: distance, y: slip)
    let toward = inside(Point(x: from.x + way.x, y: from.y + way.y))
    let flick = Flick(from: from, toward: toward, speed: spread(300, 4000))
    play(.flick(flick), scrolling: isVertical)
  }

  private mutating func verticalDrag() {
    let from = anywhere()
    let distance = noise.uniform(60, 0.6 * size.height) * (from.y < size.height / 2 ? 1 : -1)
    let to = inside(Point(x: from.x + noise.bell() * 15, y: from.y + distance))
    play(.swipe(drag(from: from, to: to)), scrolling: true)
  }

  /// A drag of 0.2 to 1 s that rests before the finger leaves in one case of five.
  private mutating func drag(from: Point, to: Point, via: [Point] = []) -> Swipe {
    let duration = Interval(seconds: spread(0.2, 1))
    let hold = noise.chance(0.2) ? Interval(seconds: noise.uniform(0.05, 0.5)) : .zero
    return Swipe(from: from, to: to, via: via, duration: duration, hold: hold)
  }

  /// A swipe away from `side`, from its very edge or from the middle.
  mutating func sideSwipe(from side: Edge, isEdge: Bool) {
    let way = sideWay(from: side, isEdge: isEdge)
    if noise.chance(0.45) {
      play(.flick(Flick(from: way.from, toward: way.to, speed: spread(300, 2500))))
    } else {
      play(.swipe(drag(from: way.from, to: way.to)))
    }
  }

  private mutating func takenBack() {
    let way = sideWay(from: .leading, isEdge: noise.chance(0.5))
    let home = inside(Point(x: way.from.x + noise.uniform(-4, 20), y: way.to.y))
    var swipe = drag(from: way.from, to: home, via: [way.to])
    swipe.duration = Interval(seconds: noise.uniform(0.4, 1.3))
    play(.swipe(swipe))
  }

  private mutating func sideWay(from side: Edge, isEdge: Bool) -> (from: Point, to: Point) {
    let width = size.width
    let start = isEdge ? noise.uniform(0.5, 14) : noise.uniform(0.15, 0.5) * width
    let end = start + noise.uniform(0.12, 0.85) * width
    let height = noise.uniform(0.15, 0.85) * size.height
    let slope = noise.bell() * 12
    let isRight = session.windows[0].resolved(side) == .right
    return (
      inside(Point(x: isRight ? width - start : start, y: height)),
      inside(Point(x: isRight ? width - end : end, y: height + slope))
    )
  }

  private mutating func diagonalDrag() {
    let from = anywhere()
    let direction = Direction(degrees: Double(noise.index(below: 4)) * 90 + noise.uniform(30, 60))
    let to = inside(direction.point(from: from, distance: noise.uniform(80, 400)))
    play(.swipe(drag(from: from, to: to)))
  }

  private mutating func pinch() {
    let pinch = Pinch(
      center: anywhere(),
      from: noise.uniform(60, 160),
      to: noise.uniform(60, 280),
      duration: Interval(seconds: noise.uniform(0.25, 0.9)),
      angle: noise.uniform(-90, 90)
    )
    play(.pinch(pinch))
  }

  private mutating func rotate() {
    let from = noise.uniform(0, 360)
    let turn = noise.uniform(12, 120) * (noise.chance(0.5) ? 1 : -1)
    let rotate = Rotate(
      center: anywhere(),
      radius: noise.uniform(40, 110),
      from: from,
      to: from + turn,
      duration: Interval(seconds: noise.uniform(0.3, 1))
    )
    play(.rotate(rotate))
  }

  private mutating func twoFingerDrag() {
    let from = anywhere()
    let way = Point(x: noise.uniform(-180, 180), y: noise.uniform(-250, 250))
    let gap = noise.uniform(50, 110)
    var first = drag(from: from, to: inside(Point(x: from.x + way.x, y: from.y + way.y)))
    first.hold = .zero
    var second = first
    second.from.x += gap
    second.to.x += gap
    let late = Interval(seconds: noise.uniform(0, 0.04))
    play([touches(of: .swipe(first)), touches(of: .swipe(second), after: late, finger: 1)])
  }
}
