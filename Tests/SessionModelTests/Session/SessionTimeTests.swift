import SessionModel
import Testing

@Suite("A session's clock")
struct SessionTimeTests {
  @Test("never runs backwards: an earlier event is applied now, and reported")
  func backwards() {
    var log = ObservedLog(["A"])
    let screen = log.name("B")
    log.advance(to: 2)
    log.call(1, .push(screen))
    #expect(log.session.now == Time(seconds: 2))
    #expect(log.faults == [.timeWentBack])
    log.advance(to: 2)
    #expect(log.committed() == ["A", "B"])
  }

  @Test("has nothing to wait for when nothing moves")
  func atRest() {
    var log = ObservedLog(["A"])
    #expect(log.session.nextDeadlineTime == nil)
    let screen = log.name("B")
    log.call(1, .push(screen), over: 0.5)
    #expect(log.session.nextDeadlineTime != nil)
    log.advance(to: 1.5)
    #expect(log.session.nextDeadlineTime == nil)
  }

  @Test("survives the extremes of time", arguments: [Int64.min, -1, 0, 1, Int64.max - 1, .max])
  func extremes(microseconds: Int64) {
    var log = ObservedLog(["A"])
    let screen = log.name("B")
    var session = log.session
    let event = Event.call(
      NavigationCall(.push(screen), .animated(Interval(microseconds: .max), curve: nil))
    )
    session.apply(event, at: Time(microseconds: microseconds), telling: &log)
    session.apply(.end, at: Time(microseconds: .max), telling: &log)
    #expect(session.now == Time(microseconds: .max - 1))
  }
}
