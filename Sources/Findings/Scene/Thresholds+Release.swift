import SessionModel

extension Thresholds {
  /// Whether the default release rule finishes a transition that is let go at `fraction` with
  /// `velocity` towards completion.
  func finishes(fraction: Double, velocity: Double) -> Bool {
    if velocity > flickSpeed { return true }
    if velocity < -flickSpeed { return false }
    return fraction >= 0.5
  }
}

extension Scene {
  /// The open transition that `recognizer` drives, as the log reports it.
  func transition(drivenBy recognizer: Name) -> TransitionTrack? {
    for index in transitions.indices.reversed()
    where transitions[index].driver == recognizer && transitions[index].isOpen
      && !transitions[index].isRefused
    {
      return transitions[index]
    }
    return nil
  }

  /// Whether it matters to the outcome which of two velocities a gesture ends with.
  func outcomeDiffers(_ recognizer: Name, with velocity: Point, or other: Point) -> Bool {
    guard let track = transition(drivenBy: recognizer), let drag = track.drag else { return false }
    let outcomes = [velocity, other].map {
      thresholds.finishes(fraction: track.fraction, velocity: drag.towardsCompletion($0))
    }
    return outcomes[0] != outcomes[1]
  }
}

/// How fast, whatever the direction, points a second.
func speed(_ velocity: Point) -> Double {
  distance(velocity, .zero)
}
