import SessionModel

extension SessionSpelling {
  /// Property animators that exist.
  var animators: StateValue {
    .array(session.animators.map(animator))
  }

  private func animator(_ animator: Animator) -> StateValue {
    .object([
      ("id", name(animator.id)),
      ("state", word(animator.state)),
      ("running", .bool(animator.isRunning)),
      ("reversed", .bool(animator.isReversed)),
      ("fraction", .number(animator.fraction(at: session.now))),
      ("progress", .number(animator.progress(at: session.now))),
      ("remaining", .number(animator.remaining(at: session.now))),
      ("created", moment(animator.created)),
      ("duration", .number(animator.duration)),
      ("requestedDuration", .number(animator.requestedDuration.seconds)),
      ("curve", SessionSpelling.curve(animator.curve)),
      ("activeCurve", SessionSpelling.curve(animator.activeCurve)),
      ("pausesOnCompletion", .bool(animator.pausesOnCompletion)),
      ("scrubsLinearly", .bool(animator.scrubsLinearly)),
      ("animations", .integer(Int64(animator.animations))),
      ("completions", .integer(Int64(animator.completions))),
    ])
  }
}
