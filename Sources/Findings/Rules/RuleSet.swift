import SessionModel

/// All rules, family by family.
struct RuleSet: RuleFamily {
  var touch = TouchRules()
  var gesture = GestureRules()
  var motion = MotionRules()
  var transition = TransitionRules()
  var state = StateRules()

  mutating func before(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    touch.before(event, scene, session, &report)
    gesture.before(event, scene, session, &report)
    motion.before(event, scene, session, &report)
    transition.before(event, scene, session, &report)
    state.before(event, scene, session, &report)
  }

  mutating func after(
    _ event: Event,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    touch.after(event, scene, session, &report)
    gesture.after(event, scene, session, &report)
    motion.after(event, scene, session, &report)
    transition.after(event, scene, session, &report)
    state.after(event, scene, session, &report)
  }

  mutating func hear(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    touch.hear(fact, scene, session, &report)
    gesture.hear(fact, scene, session, &report)
    motion.hear(fact, scene, session, &report)
    transition.hear(fact, scene, session, &report)
    state.hear(fact, scene, session, &report)
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    touch.elapse(scene, session, &report)
    gesture.elapse(scene, session, &report)
    motion.elapse(scene, session, &report)
    transition.elapse(scene, session, &report)
    state.elapse(scene, session, &report)
  }

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    touch.end(scene, session, &report)
    gesture.end(scene, session, &report)
    motion.end(scene, session, &report)
    transition.end(scene, session, &report)
    state.end(scene, session, &report)
  }
}
