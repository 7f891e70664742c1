import SessionModel
import TestSupport
import Testing

@Suite("A replay of any log")
struct ReplayLawTests {
  static let seeds: Range<UInt64> = 0..<200

  private func end(_ events: ArraySlice<TimedEvent>, from start: Session) -> (UInt64, Int) {
    var (session, probe) = (start, SessionProbe())
    for timed in events { session.apply(timed.event, at: timed.time, telling: &probe) }
    return (session.digest, probe.facts.count)
  }

  @Test("ends the same the second time", arguments: RandomLog.allCases, seeds)
  func twice(log: RandomLog, seed: UInt64) {
    let events = log.events(seed: seed)
    let first = end(events[...], from: Session())
    #expect(first == end(log.events(seed: seed)[...], from: Session()), "\(log) \(seed)")
  }

  @Test(
    "ends the same from a copy or a keyframe in the middle",
    arguments: RandomLog.allCases,
    seeds
  )
  func split(log: RandomLog, seed: UInt64) throws {
    let events = log.events(seed: seed)
    let whole = end(events[...], from: Session()).0
    var generator = SeededGenerator(seed: seed)
    var (session, silence) = (Session(), NoFacts())
    let place = Int.random(in: 0...events.count, using: &generator)
    for timed in events[..<place] {
      session.apply(timed.event, at: timed.time, telling: &silence)
    }
    #expect(end(events[place...], from: session).0 == whole, "\(log) \(seed)")
    let keyframe = try Session(encoded: session.encoded())
    #expect(keyframe.digest == session.digest, "\(log) \(seed)")
    #expect(end(events[place...], from: keyframe).0 == whole, "\(log) \(seed)")
  }

  @Test("ends the same however time passes between events", arguments: RandomLog.allCases, seeds)
  func pace(log: RandomLog, seed: UInt64) {
    let events = log.events(seed: seed)
    let whole = end(events[...], from: Session()).0
    var (session, silence) = (Session(), NoFacts())
    for timed in events {
      if session.now < timed.time {
        let half = (timed.time - session.now).microseconds / 2
        session.advance(to: session.now + Interval(microseconds: half), telling: &silence)
      }
      session.apply(timed.event, at: timed.time, telling: &silence)
    }
    #expect(session.digest == whole, "\(log) \(seed)")
  }

  @Test("takes recognizers only where their state machine goes", arguments: seeds)
  func states(seed: UInt64) {
    var watched = WatchedSession()
    watched.replay(RandomLog.observed.events(seed: seed)) { step in
      for recognizer in step.after.recognizers {
        let known = step.before.recognizers.first { $0.name == recognizer.name }?.state
        let from = known ?? .possible
        #expect(from == recognizer.state || from.mayBecome(recognizer.state), "\(seed)")
      }
    }
  }
}
