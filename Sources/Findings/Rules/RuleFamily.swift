import SessionModel

/// Rules of one kind, asked together.
///
/// A rule is a small value with a function for each kind of event it judges; its family calls it. So
/// the whole checker is one pass without a list to walk or a call that is not known in advance.
protocol RuleFamily {
  /// Judges `event`, which neither session nor scene have taken in, but whose time they have reached.
  ///
  /// Of moves of a finger only `TouchRules` hears, here and in `after`, and of gestures that go on
  /// nobody in `hear`: they are nearly all there is.
  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  )

  /// Judges `event` once session and scene have taken it in.
  mutating func after(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  )

  /// Judges what the reducer derived; the session is past it, the scene has not taken it in.
  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  )

  /// Judges what has not happened until `report.place.time`, and sets the alarm for what may still.
  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport)

  /// Judges what has not happened until the end of the log.
  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport)
}

extension RuleFamily {
  mutating func after(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {}

  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {}

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {}

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {}
}
