extension Session {
  /// A 64-bit hash over every field, equal on every machine and in every build; O(size of session).
  public var digest: UInt64 {
    var coder = DigestCoder()
    write(with: &coder)
    return coder.digest
  }

  /// The session as bytes, for a keyframe.
  public func encoded() -> [UInt8] {
    var coder = KeyframeWriter()
    write(with: &coder)
    return coder.bytes
  }

  private func write(with coder: inout some WritingCoder) {
    var copy = self
    // Writing coders never throw; the signature is the one they share with the reading coder.
    try? copy.code(with: &coder)
  }

  /// The session whose `encoded()` gave `bytes`.
  ///
  /// Any bytes are safe; those that are no session are refused.
  public init(encoded bytes: [UInt8]) throws(KeyframeError) {
    self.init()
    var coder = KeyframeReader(bytes)
    try code(with: &coder)
    guard coder.isAtEnd else { throw .trailing }
    guard !windows.isEmpty, isWithinLimits else { throw .invalid(0) }
    for index in recognizers.indices {
      recognizers[index].window = window(ofRecognizerAt: index)
    }
  }

  /// Walks over every field except those that follow from others.
  mutating func code<Coder: SessionCoder>(with coder: inout Coder) throws(KeyframeError) {
    try coder.value(&now)
    try policies.code(with: &coder)
    try coder.array(&windows, blank: Window(.firstWindow), Window.code)
    try coder.array(&containers, blank: Container(.stack, .none, window: .none), Container.code)
    try coder.array(&transitions, blank: Transition.blank, Transition.code)
    if policies.departs(.springStart) {
      for place in transitions.indices { try coder.value(&transitions[place].tailSpeed) }
    }
    try coder.array(&queue, blank: QueuedCall.blank, QueuedCall.code)
    try coder.array(&recognizers, blank: Recognizer(.none), Recognizer.code)
    if policies.departs(.velocityEstimator) {
      for place in recognizers.indices {
        try Recognizer.codeSamples(with: &coder, &recognizers[place])
      }
    }
    try coder.array(&touches, blank: LiveTouch.blank, LiveTouch.code)
    try coder.array(&animators, blank: Animator.blank, Animator.code)
    try coder.array(&appearances, blank: Appearance.blank, Appearance.code)
    try coder.array(&bars, blank: Bar.blank, Bar.code)
    try coder.array(&flags, blank: Flag.blank, Flag.code)
    try coder.array(&scrolls, blank: Scroll.blank, Scroll.code)
    try coder.choice(&app)
    try coder.value(&returned)
    try coder.array(&counts, blank: TransitionCount.blank, TransitionCount.code)
    try coder.optional(&announced, blank: []) { (coder, names) throws(KeyframeError) in
      try coder.value(&names)
    }
    try coder.integer(&serial)
  }
}
