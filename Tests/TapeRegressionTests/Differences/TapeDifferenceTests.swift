import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@testable import TapeRegression

@Suite("The difference of two tapes")
struct TapeDifferenceTests {
  private func differences(
    _ first: MemoryEvents,
    _ second: MemoryEvents
  ) -> (whole: TapeDifference, events: [EventDifference]) {
    var events: [EventDifference] = []
    let whole = TapeDifference(first, second) { events.append($0) }
    return (whole, events)
  }

  @Test("is empty between a tape and itself, however it is cut", arguments: 0..<30)
  func same(seed: Int) throws {
    let session = try MonkeySession(seed: seed)
    let (first, second) = (session.source(), session.source(blockSize: 1 + seed * 7))
    let (whole, events) = differences(first, second)
    #expect(whole.areSame)
    #expect(events.isEmpty)
    #expect(whole.counts.same == session.events.count)
  }

  @Test("names exactly what was changed, and mirrored from the other side", arguments: 0..<240)
  func mutation(seed: UInt64) throws {
    let session = try MonkeySession(seed: Int(seed % 40))
    let mutation = Mutation(session.events, seed: seed)
    let (first, second) = (session.source(), session.source(mutation.events, blockSize: 64))
    let (whole, events) = differences(first, second)
    #expect(!whole.areSame)
    #expect(events.count == 1)
    let event = try #require(events.first)
    #expect(whole.firstEvent == event)
    switch mutation.kind {
    case .insertion:
      #expect(event.kind == .onlySecond && event.second == mutation.number && event.first == nil)
    case .deletion:
      #expect(event.kind == .onlyFirst && event.first == mutation.number && event.second == nil)
    case .alteration, .stamp:
      #expect(event.kind == .changed)
      #expect(event.first == mutation.number && event.second == mutation.number)
      #expect(event.fields.map(\.name) == mutation.fields)
    }
    let (mirrored, mirroredEvents) = differences(second, first)
    #expect(mirroredEvents.map { [$0.first, $0.second] } == events.map { [$0.second, $0.first] })
    #expect(Set(mirrored.outcomes.map(\.words)) == Set(whole.outcomes.map(\.reversed.words)))
    #expect((mirrored.parting == nil) == (whole.parting == nil))
  }

  @Test("is symmetric, whatever was changed", arguments: 0..<60)
  func symmetry(seed: UInt64) throws {
    let session = try MonkeySession(seed: Int(seed % 20))
    var events = session.events
    for step in 0..<(seed % 9 + 1) { events = Mutation(events, seed: seed &* 31 &+ step).events }
    let (first, second) = (session.source(), session.source(events))
    let (one, left) = differences(first, second)
    let (other, right) = differences(second, first)
    #expect(left.map { [$0.first, $0.second] } == right.map { [$0.second, $0.first] })
    #expect(one.counts.onlyFirst == other.counts.onlySecond)
    #expect(one.counts.same == other.counts.same)
    // Nothing is left out on either side.
    let counts = one.counts
    #expect(counts.same + counts.changed + counts.onlyFirst == session.events.count)
    #expect(counts.same + counts.changed + counts.onlySecond == events.count)
  }

  @Test("says from where on one tape is later", arguments: [0, 3, 9])
  func delay(tenths: Int) throws {
    let session = try MonkeySession(seed: 3)
    // So late that it takes more changes than are looked for to say it otherwise.
    let place = max(2, min(session.events.count * tenths / 10, session.events.count - 60))
    let span = Interval(microseconds: 100_000)
    let events = session.events.enumerated().map { offset, timed in
      offset + 1 < place ? timed : TimedEvent(timed.time + span, timed.event)
    }
    let (whole, found) = differences(session.source(), session.source(events))
    #expect(found.count == 1)
    #expect(found.first?.kind == .delayed)
    #expect(found.first?.first == place)
    #expect(found.first?.delay == span)
    #expect(whole.counts.same == events.count)
    let (_, back) = differences(session.source(events), session.source())
    #expect(back.first?.delay.microseconds == -span.microseconds)
  }

  @Test("comes to an end where tapes have nothing in common", arguments: 0..<20)
  func strangers(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    var others = RandomEvents(seed: seed ^ 0xFFFF)
    let first = MemoryEvents(random.events(3000), names: random.names)
    let second = MemoryEvents(others.events(2000), names: others.names)
    let (whole, _) = differences(first, second)
    let counts = whole.counts
    #expect(counts.same + counts.changed + counts.onlyFirst == 3000)
    #expect(counts.same + counts.changed + counts.onlySecond == 2000)
  }

  @Test("does not mind in which order names are numbered")
  func names() throws {
    let session = try MonkeySession(seed: 1)
    var names = NameTable()
    for spelling in session.names.additions.reversed() { _ = names.intern(spelling) }
    let events = session.events.map { timed in
      var timed = timed
      timed.event.replaceNames { names.find(session.names[$0]) ?? $0 }
      return timed
    }
    #expect(events != session.events)
    let second = MemoryEvents(events, names: names, description: session.description)
    #expect(differences(session.source(), second).whole.areSame)
    #expect(differences(second, session.source()).whole.areSame)
  }

  @Test("tells numbers apart bit for bit")
  func bits() throws {
    func source(_ x: Double) -> MemoryEvents {
      let touch = Touch(.down, id: 1, position: Point(x: x, y: 0))
      return MemoryEvents([TimedEvent(.zero, .touch(touch))])
    }
    #expect(differences(source(0), source(-0.0)).events.count == 1)
    #expect(differences(source(.nan), source(.nan)).events.isEmpty)
  }

  @Test("shows in the header, policy by policy")
  func header() throws {
    let session = try MonkeySession(seed: 2)
    var description = session.description
    description.policies[.flickSpeed] = 100
    description.writer = "another"
    let second = MemoryEvents(session.events, names: session.names, description: description)
    let (whole, events) = differences(session.source(), second)
    #expect(events.isEmpty)
    #expect(
      whole.header == [
        FieldChange(name: "policy flickSpeed", first: "300", second: "100"),
        FieldChange(name: "writer", first: nil, second: "another"),
      ]
    )
  }
}

extension OutcomeDifference {
  /// What it says, without numbers of events.
  var words: String {
    switch self {
    case .changed(let before, let after): "\(before.subject): \(before.values) | \(after.values)"
    case .lost(let outcome): "- \(outcome.subject)"
    case .gained(let outcome): "+ \(outcome.subject)"
    }
  }
}
