extension Animator {
  static let blank = Animator(.none, AnimatorReport.Creation(), at: .zero, serial: 0)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ animator: inout Animator
  ) throws(KeyframeError) {
    try coder.value(&animator.id)
    try coder.value(&animator.created)
    try coder.value(&animator.requestedDuration)
    try animator.curve.code(with: &coder)
    try coder.value(&animator.pausesOnCompletion)
    try coder.value(&animator.scrubsLinearly)
    try coder.choice(&animator.state)
    try coder.value(&animator.isRunning)
    try coder.value(&animator.isReversed)
    try coder.value(&animator.animations)
    try coder.value(&animator.completions)
    try animator.activeCurve.code(with: &coder)
    try coder.value(&animator.settling)
    try coder.value(&animator.countsFromEnd)
    try coder.value(&animator.isReleased)
    try coder.value(&animator.heldProgress)
    try coder.value(&animator.heldFraction)
    try coder.value(&animator.runsSince)
    try coder.value(&animator.runsFrom)
    try coder.value(&animator.runsTo)
    try coder.value(&animator.deadline)
    try coder.integer(&animator.serial)
  }
}
