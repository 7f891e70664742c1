import SessionModel
import TestSupport
import Testing

/// What holds in every session, whatever the fingers do.
@Suite("Any driven session")
struct DrivenLawsTests {
  static let seeds: Range<UInt64> = 0..<250

  static func end(_ events: ArraySlice<TimedEvent>, from session: Session) -> Session {
    var (session, sink) = (session, NoFacts())
    for timed in events { session.apply(timed.event, at: timed.time, telling: &sink) }
    return session
  }

  @Test("takes every recognizer through the state machine", arguments: seeds)
  func stateMachine(_ seed: UInt64) {
    var (session, probe) = (Session(), SessionProbe())
    for timed in RandomTouchSession(seed: seed).events {
      session.apply(timed.event, at: timed.time, telling: &probe)
    }
    var states: [UInt32: GestureState] = [:]
    for report in probe.reports {
      let known = states[report.recognizer.index] ?? .possible
      #expect(known.mayBecome(report.state), "\(known) → \(report.state)")
      #expect(known.isTerminal == (report.state == .possible))
      states[report.recognizer.index] = report.state
    }
    for recognizer in session.recognizers where recognizer.declaration != nil {
      #expect(recognizer.state == states[recognizer.name.index] ?? .possible)
    }
  }

  @Test(
    "keeps one transition a container, and no difference once nothing is open",
    arguments: seeds
  )
  func invariants(_ seed: UInt64) {
    var (session, probe) = (Session(), SessionProbe())
    var committed: [[Name]] = []
    for timed in RandomTouchSession(seed: seed, reports: seed % 2 == 1).events {
      let known = probe.facts.count
      session.apply(timed.event, at: timed.time, telling: &probe)
      let open = session.transitions.filter(\.isOpen)
      #expect(Set(open.map(\.container)).count == open.count)
      if open.isEmpty {
        #expect(session.queue.isEmpty)
        #expect(session.containers.allSatisfy { $0.model == $0.committed })
      }
      if let next = session.nextDeadlineTime { #expect(next >= session.now) }
      let navigated = probe.facts[known...].contains {
        if case .navigated = $0.fact { true } else { false }
      }
      // Containers may be made, empty, but what stands in them changes by completion alone.
      let now = session.containers.map(\.committed).filter { !$0.isEmpty }
      if !navigated, !timed.event.isSetup { #expect(now == committed) }
      committed = now
    }
  }

  @Test("comes to rest once the fingers have lifted", arguments: seeds)
  func comesToRest(_ seed: UInt64) {
    var session = Self.end(RandomTouchSession(seed: seed).events[...], from: Session())
    var probe = SessionProbe()
    session.advance(to: session.now + Interval(seconds: 1000), telling: &probe)
    #expect(session.transitions.isEmpty)
    #expect(session.queue.isEmpty)
    #expect(session.nextDeadlineTime == nil)
    #expect(probe.facts.count < 1000)
    #expect(session.recognizers.allSatisfy { $0.touches.isEmpty && !$0.state.isActive })
  }

  @Test("ends the same when it is split, copied and encoded anywhere", arguments: seeds)
  func split(_ seed: UInt64) throws {
    let events = RandomTouchSession(seed: seed, reports: seed % 2 == 1).events
    let whole = Self.end(events[...], from: Session())
    var generator = SeededGenerator(seed: seed)
    let place = Int.random(in: 0...events.count, using: &generator)
    let copy = Self.end(events[..<place], from: Session())
    #expect(Self.end(events[place...], from: copy) == whole)
    let decoded = try Session(encoded: copy.encoded())
    #expect(Self.end(events[place...], from: decoded).digest == whole.digest)
  }

  @Test("does drive transitions both ways")
  func covers() {
    var (finished, cancelled, faults) = (0, 0, 0)
    for seed in Self.seeds {
      var (session, probe) = (Session(), SessionProbe())
      for timed in RandomTouchSession(seed: seed).events {
        session.apply(timed.event, at: timed.time, telling: &probe)
      }
      finished += probe.decisions.filter(\.decision.finishes).count
      cancelled += probe.decisions.filter { !$0.decision.finishes }.count
      faults += probe.faults.count
    }
    #expect(finished > 30)
    #expect(cancelled > 30)
    #expect(faults > 10)
  }
}

extension Event {
  fileprivate var isSetup: Bool {
    if case .setup = self { true } else { false }
  }
}
