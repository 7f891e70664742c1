extension Tracker {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ tracker: inout Tracker
  ) throws(KeyframeError) {
    try coder.value(&tracker.isReported)
    try coder.value(&tracker.isInterrupted)
    try coder.value(&tracker.isHeld)
    try coder.value(&tracker.since)
    try coder.integer(&tracker.taps)
    try coder.value(&tracker.anchor)
    try coder.value(&tracker.carried)
    try coder.value(&tracker.travel)
    try coder.value(&tracker.absorbed)
    try Motion.code(with: &coder, &tracker.motion)
    try coder.value(&tracker.baseline)
    try coder.value(&tracker.arm)
    try coder.value(&tracker.turned)
    try coder.value(&tracker.absorbedTurn)
    try coder.value(&tracker.sign)
    try coder.value(&tracker.grabbed)
    try Interactor.code(with: &coder, &tracker.interactor)
  }
}

extension Interactor {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ interactor: inout Interactor
  ) throws(KeyframeError) {
    var tag: UInt64 = 0
    var id = TransitionID(.none)
    switch interactor {
    case .none: break
    case .created: tag = 1
    case .bound(let known): (tag, id) = (2, known)
    }
    try coder.integer(&tag)
    try coder.value(&id)
    switch tag {
    case 0: interactor = .none
    case 1: interactor = .created
    case 2: interactor = .bound(id)
    default: if let rejection = coder.rejection(tag) { throw rejection }
    }
  }
}
