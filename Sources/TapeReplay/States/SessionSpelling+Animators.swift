import SessionModel

extension SessionSpelling {
  /// Property animators that exist.
  var animators: StateValue {
    .array(session.animators.map(animator))
  }

  private func animator(_ animator: Animator) -> StateValue {
    .object([
      ("id", name(animator.id))
    ])
  }
}
