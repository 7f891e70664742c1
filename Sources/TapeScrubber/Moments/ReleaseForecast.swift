import SessionModel

/// What would become of a transition that follows a gesture if every finger were lifted now.
struct ReleaseForecast: Equatable, Sendable {
  /// Deadlines that are followed; a transition glides to its end in one.
  private static let mostDeadlines = 64

  /// The transition.
  let transition: TransitionID
  /// How it would be let go; nil if lifting fingers does not decide, but the log does.
  let decision: Decision?
  /// The rule that would decide.
  let rule: ReleaseRule?
  /// Time it would take to end; nil if it would not end by itself.
  let tail: Interval?

  /// Forecasts for every transition of `session` that a gesture moves.
  static func all(in session: Session) -> [ReleaseForecast] {
    let followed = session.transitions.filter { $0.phase == .interactive }
    guard !followed.isEmpty else { return [] }
    var future = session
    var log = FactLog()
    for finger in session.touches {
      let lift = Touch(
        .up,
        id: finger.id,
        position: finger.last?.position,
        window: finger.window
      )
      future.apply(.touch(lift), at: session.now, telling: &log)
    }
    _ = future.advanceToRest(limit: mostDeadlines, telling: &log)
    return followed.map { ReleaseForecast($0, of: session, log) }
  }

  private init(_ followed: Transition, of session: Session, _ log: FactLog) {
    transition = followed.id
    rule = followed.driver.flatMap { session.releaseRule(of: $0) }
    var (decision, tail): (Decision?, Interval?) = (nil, nil)
    for entry in log.facts {
      switch entry.fact {
      case .decided(followed.id, let decided): decision = decision ?? decided
      case .completed(followed.id, _): tail = tail ?? (entry.time - session.now)
      default: break
      }
    }
    (self.decision, self.tail) = (decision, decision == nil ? nil : tail)
  }
}
