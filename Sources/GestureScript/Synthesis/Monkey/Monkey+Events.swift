public import SessionModel

extension Monkey {
  /// Returns a random session that goes on from `session`.
  ///
  /// The monkey follows a copy of the session while it goes, and so it knows the stacks, what is
  /// presented, whether a transition runs and which recognizers are declared. Gestures come in
  /// bursts with pauses of 50 to 600 ms, and of 1 to 6 s between bursts; `MonkeyAction` has the mix.
  /// While a transition runs, an impolite monkey hurries, and often calls or swipes back.
  /// Touches are legal, times never go back, and every finger it puts down leaves. Its own calls keep
  /// stacks between 1 and 12 screens. A gesture that has begun is finished, also beyond the
  /// duration; then the window is turned back. A polite monkey waits at the end until nothing moves;
  /// in a session that cannot come to rest, because an explicit transition stays open, it neither
  /// touches nor calls.
  ///
  /// - Parameters:
  ///   - session: The state before the first event.
  ///   - names: The table of the session's names; the monkey's own are added once.
  ///   - start: When it begins; never before the session's own time.
  ///   - rate: Touch samples a second.
  /// - Returns: The events, in order of time, and when it is over.
  /// - Complexity: O(events); bounded by `SynthesisLimits.mostEvents`.
  public func events(
    after session: Session,
    names: inout NameTable,
    startingAt start: Time,
    rate: Double
  ) -> (events: [TimedEvent], end: Time) {
    var walk = MonkeyWalk(
      of: self,
      after: session,
      words: MonkeyWords(in: &names),
      startingAt: start,
      rate: rate
    )
    walk.run()
    return (walk.events, walk.clock)
  }
}
