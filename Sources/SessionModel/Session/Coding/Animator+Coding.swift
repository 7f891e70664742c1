extension Animator {
  static let blank = Animator(id: .none)

  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ animator: inout Animator
  ) throws(KeyframeError) {
    try coder.value(&animator.id)
    try coder.value(&animator.deadline)
    try coder.integer(&animator.serial)
  }
}
