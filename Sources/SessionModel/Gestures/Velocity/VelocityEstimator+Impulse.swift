extension VelocityEstimator {
  /// The speed of a mass that is pushed along the recent samples; none once the finger has stopped.
  static func impulse(_ samples: [LiveTouch.Sample], at time: Time) -> Point {
    guard !VelocityWindow.hasStopped(samples, at: time) else { return .zero }
    let recent = VelocityWindow.recent(samples)
    var (across, down) = (ImpulseWork(), ImpulseWork())
    for place in recent.dropFirst() {
      let elapsed = (samples[place].time - samples[place - 1].time).seconds
      guard elapsed > 0 else { continue }
      let step = samples[place].position - samples[place - 1].position
      across.add(step.x / elapsed)
      down.add(step.y / elapsed)
    }
    return Point(x: across.velocity, y: down.velocity)
  }
}

/// Work done on a unit mass along one axis.
private struct ImpulseWork {
  private var work = 0.0
  private var count = 0
  private var first = 0.0

  /// A stretch is passed at `speed`, which pushes the mass from the speed it has to that one.
  mutating func add(_ speed: Double) {
    count += 1
    if count == 1 { first = speed }
    work += (speed - kinetic) * speed.magnitude
    // The mass does not start at rest: it is taken to move at half the first stretch's energy.
    if count == 1 { work *= 0.5 }
  }

  /// One stretch is passed at its own speed.
  var velocity: Double {
    count == 1 ? first : kinetic
  }

  /// The speed whose energy is the work done.
  private var kinetic: Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
