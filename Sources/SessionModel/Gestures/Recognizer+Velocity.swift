// How fast the finger of a recognizer is. The last pair of samples needs no memory beside `Motion`; what
// other systems go by, policy `velocityEstimator`, needs the samples themselves.

extension Recognizer {
  /// Starts to follow what lies at `position` at `time`.
  mutating func startMotion(at position: Point, _ time: Time) {
    tracker.motion = Motion(at: position, time)
    samples.removeAll(keepingCapacity: true)
  }

  /// Takes in where its finger is now, and says whether that is elsewhere than before.
  ///
  /// - Parameter isLift: Whether the finger leaves there. Other systems judge by the samples before.
  mutating func addSample(
    of position: Point,
    in context: GestureContext,
    isLift: Bool = false
  ) -> Bool {
    let start = tracker.motion.latest
    let moves = tracker.motion.add(position, at: context.now)
    let estimator = context.touchRules.velocityEstimator
    guard estimator != .lastPair else {
      if moves { velocity = tracker.motion.velocity }
      return moves
    }
    if samples.isEmpty { samples.append(start) }
    if !isLift { remember(LiveTouch.Sample(position: position, time: context.now)) }
    velocity = estimator.velocity(of: samples, at: context.now)
    return moves
  }

  /// Appends a sample; of several of one moment, such as of two fingers, the last one counts.
  private mutating func remember(_ sample: LiveTouch.Sample) {
    if let newest = samples.last, newest.time == sample.time {
      samples[samples.count - 1] = sample
      return
    }
    if samples.count == VelocityWindow.capacity { samples.removeFirst() }
    samples.append(sample)
  }
}

extension Policies {
  /// Policy `velocityEstimator`.
  var velocityEstimator: VelocityEstimator {
    VelocityEstimator(rawValue: UInt8(self[.velocityEstimator])) ?? .lastPair
  }
}
