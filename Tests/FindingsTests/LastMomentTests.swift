import Findings
import SessionModel
import Testing

@Suite("A checker at the end of time")
struct LastMomentTests {
  @Test(
    "comes to an end, also where an event claims the moment that never comes",
    arguments: [Time.last, .never]
  )
  func ends(time: Time) {
    var (checker, session, silence) = (Checker(), Session(), NoFacts())
    let down = Event.touch(Touch(.down, id: 1, position: Point(x: 10, y: 20)))
    for (event, time) in [(down, Time.zero), (Event.end, time), (Event.end, time)] {
      checker.apply(event, at: time, to: &session, telling: &silence)
    }
    checker.advance(&session, to: time, telling: &silence)
    checker.finish(&session, telling: &silence)
    #expect(session.now == .last)
    #expect(checker.findings.contains { $0.rule == .touchUnterminated })
  }
}
