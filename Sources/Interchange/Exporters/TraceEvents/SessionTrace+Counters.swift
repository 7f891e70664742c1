import SessionModel

/// What was counted last in a window.
struct TracedCounters {
  var window: Name
  var touches = 0
  var fraction = 0.0
}

extension SessionTrace {
  /// Counts fingers, and how far the transition in front has come.
  mutating func followCounters(_ session: Session) {
    for place in counters.indices {
      let window = counters[place].window
      let process = TraceTrack.process(ofWindowAt: place)
      let touches = session.touches.count { $0.window == window }
      if touches != counters[place].touches {
        counters[place].touches = touches
        text.counter("touches", Double(touches), process: process, at: clock)
      }
      let front = session.transitions.last { $0.isOpen && $0.window == window }
      let fraction = front?.shownFraction(at: session.now) ?? 0
      guard fraction != counters[place].fraction, fraction.isFinite else { continue }
      counters[place].fraction = fraction
      text.counter("fraction", fraction, process: process, at: clock)
    }
  }
}
