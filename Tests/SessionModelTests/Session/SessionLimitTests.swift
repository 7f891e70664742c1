import SessionModel
import Testing

@Suite("A session's limit")
struct SessionLimitTests {
  @Test(
    "is reached without a fault, and what goes beyond it changes nothing",
    arguments: Growth.all
  )
  func limit(_ growth: Growth) throws {
    var session = Session()
    var probe = SessionProbe()
    var number: UInt32 = 0
    func grow() {
      number += 1
      for event in growth.events(number) { session.apply(event, at: .zero, telling: &probe) }
    }
    while growth.count(session) < growth.limit, number <= growth.limit + 1 { grow() }
    #expect(growth.count(session) == growth.limit)
    #expect(!probe.faults.contains(.limitReached))
    #expect(try Session(encoded: session.encoded()) == session)

    let full = session
    grow()
    #expect(probe.faults.contains(.limitReached))
    #expect(growth.count(session) == growth.limit)
    #expect(session == full || growth.leavesTraces)
  }

  @Test("for names in a declaration refuses a longer one as a whole", arguments: [0, 1])
  func relations(excess: Int) {
    var session = Session()
    var probe = SessionProbe()
    var declaration = RecognizerDeclaration(Name(index: 1000), .pan)
    let count = UInt32(SessionLimits.relations + excess)
    declaration.requireFailure = (0..<count).map { Name(index: 2000 + $0) }
    session.apply(.setup(.recognizer(declaration)), at: .zero, telling: &probe)
    #expect(session.recognizers.count == 1 - excess)
    #expect(probe.faults == (excess == 0 ? [] : [.limitReached]))
  }

  @Test("for screens holds for lists that are set at once", arguments: [0, 1])
  func lists(excess: Int) {
    let screens = (0..<UInt32(SessionLimits.screens + excess)).map { Name(index: 2000 + $0) }
    let list = Setup.Containers.List(.main, screens)
    for event: Event in [
      .setup(.containers(Setup.Containers(lists: [list]))),
      .call(NavigationCall(.setStack(screens))),
    ] {
      var session = Session()
      var probe = SessionProbe()
      session.apply(event, at: .zero, telling: &probe)
      #expect((session.container(.main)?.model.count ?? 0) == (excess == 0 ? screens.count : 0))
      #expect(probe.faults == (excess == 0 ? [] : [.limitReached]))
    }
  }

  @Test("makes a finger too many unknown to the session, so that its later steps are faults")
  func unknownFinger() {
    var session = Session()
    var probe = SessionProbe()
    let last = Int32(SessionLimits.touches)
    for finger in 0...last {
      session.apply(.touch(Touch(.down, id: finger)), at: .zero, telling: &probe)
    }
    session.apply(.touch(Touch(.up, id: 0)), at: .zero, telling: &probe)
    session.apply(.touch(Touch(.up, id: last)), at: .zero, telling: &probe)
    #expect(probe.faults == [.limitReached, .touchIllegalPhase])
    session.apply(.touch(Touch(.down, id: last)), at: .zero, telling: &probe)
    #expect(session.touches.last?.id == last)
  }
}
