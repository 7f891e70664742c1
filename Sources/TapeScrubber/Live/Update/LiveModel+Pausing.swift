import SessionModel

extension LiveModel {
  mutating func togglePause() {
    if pause == nil {
      pause = LivePause(since: clock)
    } else {
      goOn()
    }
  }

  /// Lets time pass again; what the fingers did meanwhile happens now, and a note tells of the pause.
  mutating func goOn() {
    guard let held = pause else { return }
    pause = nil
    let span = clock - held.since
    pausedTime = Interval(microseconds: pausedTime.microseconds + span.microseconds)
    record(.note("paused for \(NumberText.fixed(span.seconds, decimals: 1)) s"))
    if let place = held.place { moveFinger(to: place) }
    if held.isLifted { liftFingers() }
  }
}
