/// Lookups that read single fields in place; a closure over the elements would copy each of them.
extension [Recognizer] {
  /// Place of the recognizer `name`.
  func place(of name: Name) -> Int? {
    for place in indices where self[place].name == name { return place }
    return nil
  }

  /// The first from `start` on that the reducer computes and that a step of `finger` in `window`
  /// concerns: any of the window when it lands, then those that follow it.
  func listener(
    from start: Int,
    to phase: Touch.Phase,
    of finger: Int32,
    in window: Name
  ) -> Int? {
    for place in start..<count where self[place].isDeclared && self[place].window == window {
      guard phase == .down || self[place].touches.contains(finger) else { continue }
      if isComputed(at: place) { return place }
    }
    return nil
  }

  /// Whether the reducer computes the states of the one at `place` from touches.
  ///
  /// One that is switched off starts nothing new; where the policy keeps what it had started, that
  /// goes on.
  func isComputed(at place: Int) -> Bool {
    self[place].isDeclared && !self[place].tracker.isReported
      && (self[place].isEnabled || self[place].state.isActive || isInPlay(at: place))
  }

  /// Whether a gesture may come of what the one at `place` has seen so far.
  func isInPlay(at place: Int) -> Bool {
    self[place].state == .possible
      && (!self[place].touches.isEmpty || self[place].tracker.taps > 0
        || self[place].tracker.isHeld)
  }

  /// The one that keeps the interactor of the one at `place`.
  ///
  /// The edge pans of one stack share one, because they share a delegate.
  func interactorSlot(of place: Int) -> Int {
    guard self[place].preset == .edgePan else { return place }
    let stack = self[place].stack
    for other in indices where self[other].preset == .edgePan && self[other].stack == stack {
      return other
    }
    return place
  }
}
