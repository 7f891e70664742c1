import SessionModel
import TapeFile

/// A long session as an app would record it: touches, the recognizers and transitions they move, and
/// the calls that follow.
///
/// Bursts of gestures with pauses between them, at 120 Hz with a jittering clock and a dropped frame
/// now and then; reports are stamped when the app's handler runs, 20 to 120 µs after the touch.
struct MixedSession {
  /// What the tape says about itself.
  let description = TapeDescription()
  /// Events that were made and not taken yet.
  private var events: [TimedEvent] = []
  private(set) var names = NameTable()

  private let screen = Size(width: 390, height: 844)
  private let frame = 1_000_000.0 / 120
  private var noise = Noise(seed: 20_260_101)
  private var frameNumber = 60.0
  private var finger: Int32 = 0
  private var swipes: UInt32 = 0
  private var depth = 0
  private var now: Int64 = 0

  private let pan: Name
  private let back: Name
  private let tap: Name
  private let pinch: Name
  private let rotation: Name
  private let main: Name
  private var screens: [Name] = []

  /// A session that begins.
  init() {
    pan = names.intern("pan")
    back = names.intern("back")
    tap = names.intern("tap")
    pinch = names.intern("pinch")
    rotation = names.intern("rotation")
    main = names.intern("main")
    screens = (0..<8).map { names.intern("Screen\($0)") }
    let stack = Setup.Containers.List(main, [screens[0]])
    add(.setup(.surroundings(Setup.Surroundings(size: screen))), at: 0)
    add(.setup(.containers(Setup.Containers(lists: [stack]))), at: 0)
  }

  /// The next `count` events of the session.
  mutating func next(_ count: Int) -> [TimedEvent] {
    while events.count < count {
      for _ in 0..<Int.random(in: 3...12, using: &noise) {
        performGesture()
        frameNumber += noise.uniform(20...120).rounded()
      }
      frameNumber += noise.uniform(120...6000).rounded()
    }
    defer { events.removeFirst(count) }
    return Array(events.prefix(count))
  }

  private mutating func performGesture() {
    let choice = noise.uniform(0...1)
    switch choice {
    case ..<0.24: performTap()
    case ..<0.67: performPan(fingers: 1, frames: noise.uniform(30...110), drives: false)
    case ..<0.79: performPan(fingers: 1, frames: noise.uniform(40...100), drives: true)
    case ..<0.83: performPan(fingers: 2, frames: noise.uniform(40...110), drives: false)
    case ..<0.87: performPair(turns: false, frames: noise.uniform(40...110).rounded())
    case ..<0.91: performPair(turns: true, frames: noise.uniform(40...110).rounded())
    default: performPan(fingers: 1, frames: noise.uniform(100...300), drives: noise.happens(0.4))
    }
  }

  private mutating func performTap() {
    finger += 1
    var path = path(length: 1)
    let frames = noise.uniform(4...9).rounded()
    for step in 0...Int(frames) {
      let phase: Touch.Phase = step == 0 ? .down : step == Int(frames) ? .up : .move
      let time = nextFrame()
      touch(phase, finger, &path, progress: Double(step) / frames, at: time)
    }
    report(GestureReport(tap, .ended, touch: finger))
    if depth < 6, noise.happens(0.4) {
      depth += 1
      let push = NavigationCall(
        .push(screens[depth]),
        .animated(Interval(microseconds: 350_000), curve: nil),
        cause: .recognizer(tap)
      )
      add(.call(push), at: handlerTime())
    }
  }

  private mutating func performPan(fingers: Int, frames: Double, drives: Bool) {
    let ids = (0..<fingers).map { finger + 1 + Int32($0) }
    finger += Int32(fingers)
    let length = noise.uniform(60...360)
    var paths = (0..<fingers).map { _ in path(length: length, fromEdge: drives) }
    let frames = frames.rounded()
    var estimator: PanEstimator?
    for step in 0...Int(frames) {
      let phase: Touch.Phase = step == 0 ? .down : step == Int(frames) ? .up : .move
      let time = nextFrame()
      var sum = Point.zero
      for place in ids.indices {
        let progress = Double(step) / frames
        let position = touch(phase, ids[place], &paths[place], progress: progress, at: time)
        sum = Point(x: sum.x + position.x, y: sum.y + position.y)
      }
      let count = Double(fingers)
      let centroid = Point(x: sum.x / count, y: sum.y / count)
      handle(&estimator, phase, centroid, ids[0], drives: drives, at: time)
    }
  }

  private mutating func performPair(turns: Bool, frames: Double) {
    let ids = [finger + 1, finger + 2]
    finger += 2
    var paths = ids.map { _ in path(length: noise.uniform(60...360)) }
    var estimator: PairEstimator?
    var old: [Point] = []
    for step in 0...Int(frames) {
      let phase: Touch.Phase = step == 0 ? .down : step == Int(frames) ? .up : .move
      let time = nextFrame()
      let progress = Double(step) / frames
      let places = ids.indices.map {
        touch(phase, ids[$0], &paths[$0], progress: progress, at: time)
      }
      if estimator == nil {
        estimator = PairEstimator(places[1] - places[0], turns: turns, time: time)
      }
      let hadBegun = estimator?.hasBegun ?? false
      if phase == .move,
        estimator?.moved(first: places[0], second: places[1], oldSecond: old[1], time: time) == true
      {
        report(estimator, hadBegun ? .changed : .began, turns: turns)
      } else if phase == .up, hadBegun {
        report(estimator, .ended, turns: turns)
      }
      old = places
    }
  }

  private mutating func report(_ estimator: PairEstimator?, _ state: GestureState, turns: Bool) {
    guard let estimator else { return }
    var gesture = GestureReport(turns ? rotation : pinch, state, velocity: estimator.velocity)
    if turns {
      gesture.rotation = estimator.shown
    } else {
      gesture.scale = estimator.shown
    }
    report(gesture)
  }

  /// What the pan's handler reports in a frame.
  private mutating func handle(
    _ estimator: inout PanEstimator?,
    _ phase: Touch.Phase,
    _ centroid: Point,
    _ finger: Int32,
    drives: Bool,
    at time: Int64
  ) {
    guard estimator != nil else {
      estimator = PanEstimator(at: centroid, time: time)
      return
    }
    let hadBegun = estimator?.hasBegun ?? false
    let isTold = estimator?.moved(to: centroid, time: time) ?? false
    guard let estimator, estimator.hasBegun, isTold || phase == .up else { return }
    let state: GestureState = phase == .up ? .ended : hadBegun ? .changed : .began
    report(
      GestureReport(
        drives ? back : pan,
        state,
        touch: state == .began ? finger : nil,
        translation: estimator.translation,
        velocity: estimator.velocity
      )
    )
    if drives { drive(state, fraction: estimator.translation.x / screen.width) }
  }

  /// The steps of the pop that a swipe drives.
  private mutating func drive(_ state: GestureState, fraction: Double) {
    if state == .began { swipes += 1 }
    let id = TransitionID(back, count: swipes)
    switch state {
    case .began:
      let top = screens[depth]
      let under = screens[max(0, depth - 1)]
      let begin = TransitionReport.Beginning(.pop, from: top, to: under, .interactive)
      add(.transition(TransitionReport(id, .begin(begin))), at: handlerTime())
    case .changed:
      add(.transition(TransitionReport(id, .update(fraction))), at: handlerTime())
    default:
      let finishes = fraction > 0.4
      if finishes { depth = max(0, depth - 1) }
      add(.transition(TransitionReport(id, finishes ? .finish : .cancel)), at: handlerTime())
      let end = TransitionReport(id, .complete(finished: finishes))
      add(.transition(end), at: now + Int64(noise.uniform(200_000...400_000)))
      frameNumber += 50
    }
  }

  @discardableResult
  private mutating func touch(
    _ phase: Touch.Phase,
    _ finger: Int32,
    _ path: inout FingerPath,
    progress: Double,
    at time: Int64
  ) -> Point {
    let position = path.position(progress, at: Double(time) / 1_000_000, using: &noise)
    let force = path.pressure(progress, using: &noise)
    add(.touch(Touch(phase, id: finger, position: position, force: force)), at: time)
    return position
  }

  private mutating func path(length: Double, fromEdge: Bool = false) -> FingerPath {
    let start = Point(
      x: fromEdge ? noise.uniform(2...20) : noise.uniform(40...350),
      y: noise.uniform(150...700)
    )
    let (dx, dy) = (noise.uniform(-1...1) * length, noise.uniform(-1...1) * length)
    let end =
      fromEdge
      ? Point(x: start.x + length, y: start.y + dy / 6) : Point(x: start.x + dx, y: start.y + dy)
    let share = noise.happens(0.4) ? noise.uniform(0.5...0.8) : 1
    return FingerPath(from: start, to: end, share: share, using: &noise)
  }

  /// When the next frame is delivered.
  private mutating func nextFrame() -> Int64 {
    frameNumber += noise.happens(0.003) ? 2 : 1
    let jitter = min(300, max(-300, noise.normal(120)))
    return max(now, Int64((frameNumber * frame + jitter).rounded()))
  }

  private mutating func handlerTime() -> Int64 {
    now + Int64(noise.uniform(20...120))
  }

  private mutating func report(_ report: GestureReport) {
    add(.gesture(report), at: handlerTime())
  }

  private mutating func add(_ event: Event, at time: Int64) {
    now = time
    events.append(TimedEvent(Time(microseconds: time), event))
  }
}
