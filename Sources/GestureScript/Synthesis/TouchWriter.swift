import SessionModel

/// Writes down the touches of one gesture.
struct TouchWriter {
  /// The touches so far.
  private(set) var events: [TimedEvent] = []
  /// When the gesture begins.
  let start: Time
  /// Samples a second, as asked for.
  let rate: Double
  /// The first number that no finger has.
  let firstFreeID: Int32
  /// Standard deviation of the noise on positions, in points.
  let jitter: Double
  /// Where the noise comes from.
  var noise: SynthesisNoise

  /// A writer that has written nothing.
  init(start: Time, rate: Double, firstFreeID: Int32, jitter: Double, noise: SynthesisNoise) {
    self.start = start
    self.rate = rate
    self.firstFreeID = firstFreeID
    self.jitter = jitter
    self.noise = noise
  }

  /// When the last touch happened, or the start.
  var end: Time {
    events.last?.time ?? start
  }

  /// The numbers of two fingers that land together.
  var pair: [Int32] {
    let first = min(firstFreeID, .max - 1)
    return [first, first + 1]
  }

  /// Puts `id` down at `position` at `from` and lifts it at `to`, both counted from the start.
  mutating func press(_ id: Int32, at position: Point, from: Interval, to: Interval) {
    let position = PositionNoise(deviation: jitter).onGrid(SynthesisLimits.clamp(position))
    append(Touch(.down, id: id, position: position), after: from)
    append(Touch(.up, id: id, position: position), after: to)
  }

  /// Moves `ids` together, from landing to the last of `frames`, and lifts them `hold` later.
  ///
  /// - Parameter position: Where a finger, by its place in `ids`, is when a fraction of the time has
  ///   passed; it is asked for exactly 0 and 1 at the ends, also of a motion that takes no time.
  mutating func drag(
    _ ids: [Int32],
    over frames: FrameTimes,
    hold: Interval = .zero,
    endsByCancel: Bool = false,
    along position: (_ finger: Int, _ fraction: Double) -> Point
  ) {
    events.reserveCapacity(events.count + ids.count * (frames.last + 2))
    var noises = ids.map { _ in PositionNoise(deviation: jitter) }
    for frame in 0...frames.last {
      for finger in ids.indices {
        let exact = SynthesisLimits.clamp(position(finger, frames.fraction(at: frame)))
        let place =
          frame == 0 || frame == frames.last
          ? noises[finger].onGrid(exact) : noises[finger].disturb(exact, drawing: &noise)
        let touch = Touch(frame == 0 ? .down : .move, id: ids[finger], position: place)
        append(touch, after: frames.offset(of: frame))
      }
    }
    let release = Interval(
      microseconds: frames.duration.microseconds + SynthesisLimits.clamp(hold).microseconds
    )
    for finger in ids.indices {
      let last = noises[finger].onGrid(SynthesisLimits.clamp(position(finger, 1)))
      let touch =
        endsByCancel
        ? Touch(.cancel, id: ids[finger]) : Touch(.up, id: ids[finger], position: last)
      append(touch, after: release)
    }
  }

  private mutating func append(_ touch: Touch, after offset: Interval) {
    events.append(TimedEvent(start + offset, .touch(touch)))
  }
}
