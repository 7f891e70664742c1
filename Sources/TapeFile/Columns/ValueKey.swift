import SessionModel

/// Something whose value is reported again and again.
struct ValueKey: Equatable {
  var kind: EventKind
  var base: Name
  /// Zero for what is not a transition.
  var count: UInt32

  init(_ kind: EventKind, _ base: Name, count: UInt32 = 0) {
    self.kind = kind
    self.base = base
    self.count = count
  }

  /// The event that says `value`.
  func event(_ value: Double) -> Event {
    switch kind {
    case .transitionUpdate:
      .transition(TransitionReport(TransitionID(base, count: count), .update(value)))
    case .animatorFraction:
      .animator(AnimatorReport(base, .fraction(value)))
    default:
      .scroll(base, offset: value)
    }
  }
}
