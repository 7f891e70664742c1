import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("What would happen if every finger were lifted now")
struct ReleaseForecastTests {
  @Test("is what happens on a tape on which they are lifted", arguments: 0..<150)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = try SampleSession.source()
    let end = source.events.last?.time.microseconds ?? 0
    let time = Time(microseconds: Int64.random(in: 0...end, using: &generator))
    let position = source.position(at: time)
    let session = source.session(at: position)
    var lifted = Array(source.events.prefix(position.event))
    for finger in session.touches {
      let touch = Touch(.up, id: finger.id, position: finger.last?.position, window: finger.window)
      lifted.append(TimedEvent(position.time, .touch(touch)))
    }
    var future = Session(policies: source.description.policies)
    var log = FactLog()
    for timed in lifted { future.apply(timed.event, at: timed.time, telling: &log) }
    let decided = log.facts.count
    future.advance(to: position.time + Interval(microseconds: 5_000_000), telling: &log)
    let followed = session.transitions.filter { $0.phase == .interactive }
    let forecasts = ReleaseForecast.all(in: session)
    #expect(forecasts.map(\.transition) == followed.map(\.id))
    for forecast in forecasts {
      #expect(forecast.decision == log.decision(of: forecast.transition))
      let ended = log.end(of: forecast.transition)
      #expect(forecast.tail == ended.map { $0.time - position.time })
      #expect(forecast.decision?.finishes == ended?.finished)
      #expect(decided <= log.facts.count)
    }
  }

  @Test("says that the log decides where fingers do not")
  func observed() throws {
    let script = """
      setup stack main=[A,B]
      0.1 transition t begin pop from=B to=A interactive
      0.2 transition t update 0.4
      1.0 end
      """
    var model = ScrubberModel(try SampleSession.source(script), size: Layout.least)
    model.go(to: "0.2")
    #expect(model.moment.forecasts.map(\.decision) == [nil])
    #expect(model.view().lines.contains { $0.contains("if let go now: the log decides") })
  }
}

extension FactLog {
  fileprivate func decision(of id: TransitionID) -> Decision? {
    facts.lazy.compactMap { entry in
      if case .decided(id, let decision) = entry.fact { decision } else { nil }
    }.last
  }

  fileprivate func end(of id: TransitionID) -> (finished: Bool, time: Time)? {
    facts.lazy.compactMap { entry in
      if case .completed(id, let finished) = entry.fact { (finished, entry.time) } else { nil }
    }.last
  }
}
