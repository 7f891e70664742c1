import SessionModel

/// What the rules remember of a finger, from its landing until a while after it left.
struct TouchTrack: Equatable {
  /// Its number.
  let id: Int32
  /// The window it landed in.
  let window: Name
  /// Its landing.
  let down: Place
  /// How late its landing was delivered.
  private(set) var landingLag: Interval
  /// Whether its landing is not in the log, so that nobody knows its own clock yet.
  private var isClockUnknown = false
  /// Whether it is down.
  private(set) var isDown = true
  /// When it left.
  private(set) var left = Place(event: 0, time: .never)
  /// Whether the system took it away.
  private(set) var wasCancelled = false

  /// Where it landed, if that is known.
  private(set) var start: Point?
  /// Real and coalesced samples of late, oldest first.
  private(set) var samples: [TrackedSample] = []
  /// How many real samples came, the landing and the lift included.
  private(set) var sampleCount = 0
  /// The last real sample.
  private(set) var lastReal: TrackedSample?
  /// How many of the last real samples share one time.
  private(set) var equalTimes = 0
  /// The latest time that a sample brought, or that of the landing.
  private(set) var latestStamp: Time?
  /// Sample time of the last real sample that lay more than a point from where it had moved to before:
  /// a slow finger moves less than that from one sample to the next.
  private(set) var movedAt: Time
  /// Where it was then.
  private var restingPlace: Point?
  /// The leftmost and the rightmost place it has been at.
  private(set) var reach: ClosedRange<Double>?
  /// Predicted samples of moments after the last real one, and those that came with it.
  private(set) var predictions: [TrackedSample] = []

  /// A finger that lands as `touch` says, at `place`.
  init(_ touch: Touch, window: Name, at place: Place) {
    id = touch.id
    self.window = window
    down = place
    let time = touch.sampleTime ?? place.time
    landingLag = place.time - time
    movedAt = time
    take(touch, at: place)
  }

  /// The last sample.
  var last: TrackedSample? {
    samples.last
  }

  /// Takes in a delivered touch of this finger.
  mutating func take(_ touch: Touch, at place: Place) {
    if touch.phase == .up || touch.phase == .cancel {
      isDown = false
      left = place
      wasCancelled = touch.phase == .cancel
    }
    let time = touch.sampleTime ?? place.time
    if isClockUnknown { learnClock(time, at: place) }
    if !predictions.isEmpty { predictions.removeAll { $0.time <= time } }
    guard let position = touch.position else { return }
    let sample = TrackedSample(time: time, position: position)
    sampleCount += 1
    equalTimes = lastReal?.time == sample.time ? equalTimes + 1 : 1
    lastReal = sample
    // Samples that come with a delivered one are older; only a time of its own says that they are not.
    store(stamp: touch.phase == .down ? time : touch.sampleTime, sample, at: samples.endIndex)
  }

  /// Takes in a sample that came with a delivered touch.
  mutating func take(_ sample: TouchSample, at place: Place) {
    switch sample.kind {
    case .coalesced:
      let time = sample.sampleTime ?? place.time
      // It may be older than the delivered one that it came with.
      let index = samples.lastIndex { $0.time <= time }.map { $0 + 1 } ?? samples.endIndex
      store(
        stamp: sample.sampleTime,
        TrackedSample(time: time, position: sample.position),
        at: index
      )
    case .predicted:
      if predictions.count == TouchTrack.keptPredictions { predictions.removeFirst() }
      let time = sample.sampleTime ?? place.time
      predictions.append(TrackedSample(time: time, position: sample.position))
    }
  }

  private mutating func store(stamp: Time?, _ sample: TrackedSample, at index: Int) {
    if let stamp, latestStamp.map({ $0 < stamp }) ?? true { latestStamp = stamp }
    if start == nil { start = sample.position }
    stretchReach(to: sample.position.x)
    if index == samples.endIndex {
      move(to: sample)
      samples.append(sample)
    } else {
      samples.insert(sample, at: index)
    }
    if samples.count > TouchTrack.keptSamples { samples.removeFirst(TouchTrack.keptSamples / 2) }
  }

  /// Takes in that what is known of its times so far need not be of its own clock.
  mutating func forgetClock() {
    isClockUnknown = true
  }

  private mutating func learnClock(_ time: Time, at place: Place) {
    isClockUnknown = false
    landingLag = place.time - time
    latestStamp = nil
    samples.removeAll()
    movedAt = time
  }

  private mutating func move(to sample: TrackedSample) {
    if let restingPlace {
      guard distance(restingPlace, sample.position) > TouchTrack.standstill else { return }
      movedAt = sample.time
    }
    restingPlace = sample.position
  }

  private mutating func stretchReach(to x: Double) {
    guard x.isFinite else { return }
    guard let known = reach else {
      reach = x...x
      return
    }
    if x < known.lowerBound {
      reach = x...known.upperBound
    } else if x > known.upperBound {
      reach = known.lowerBound...x
    }
  }

  /// A finger that stays this near to one place is at rest, points.
  static let standstill = 1.0
  /// Enough for 0.06 s at a thousand samples a second.
  private static let keptSamples = 128
  private static let keptPredictions = 8
}

/// Straight-line distance, points.
func distance(_ left: Point, _ right: Point) -> Double {
  let way = left - right
  return (way.x * way.x + way.y * way.y).squareRoot()
}
