import SessionModel
import TapeFile
import TapeRegression
import TestSupport
import Testing

@Suite("A tape that was approved")
struct VerificationLawTests {
  private static let eventCount = 25

  private struct Stage {
    let folder: TemporaryFolder
    var random: RandomEvents
    let events: [TimedEvent]

    init(seed: Int) throws {
      folder = try TemporaryFolder()
      random = RandomEvents(seed: UInt64(seed))
      events = random.events(VerificationLawTests.eventCount)
    }

    /// Whether the tape of `events` passes with the outline that is there.
    func passes(_ events: [TimedEvent]) throws -> Bool {
      try folder.write(TapeWriter.bytes(of: events, names: random.names), to: "x.tape")
      return try Verifier(jobs: 1).verify([folder.path]).allSatisfy(\.passed)
    }

    func approve() throws {
      try folder.write(TapeWriter.bytes(of: events, names: random.names), to: "x.tape")
      for approval in try Approver().review([folder.path]) { try approval.write() }
    }
  }

  @Test("passes, whatever happens on it", arguments: 0..<100)
  func passes(seed: Int) throws {
    let stage = try Stage(seed: seed)
    try stage.approve()
    #expect(try stage.passes(stage.events))
  }

  @Test("passes where it has several blocks, too")
  func blocks() throws {
    let folder = try TemporaryFolder()
    let tape = try ScriptTape("setup stack main=[A,B]\nmonkey seed=11 for=90")
    #expect(try tape.reader.blocks.count > 1)
    try folder.write(tape.bytes, to: "x.tape")
    for approval in try Approver().review([folder.path]) { try approval.write() }
    #expect(try Verifier().verify([folder.path]).flatMap(\.failures) == [])
  }

  @Test("fails when any single event is dropped, changed or moved", arguments: 0..<8)
  func fails(seed: Int) throws {
    var stage = try Stage(seed: seed)
    try stage.approve()
    for place in stage.events.indices {
      var dropped = stage.events
      let old = dropped.remove(at: place)
      #expect(try !stage.passes(dropped), "without event \(place + 1)")
      var changed = stage.events
      changed[place].event = different(from: old.event, &stage.random)
      #expect(try !stage.passes(changed), "with another event \(place + 1)")
      var moved = stage.events
      moved[place].time = old.time + Interval(microseconds: 1)
      #expect(try !stage.passes(moved), "with a later event \(place + 1)")
    }
  }

  private func different(from event: Event, _ random: inout RandomEvents) -> Event {
    while true {
      let other = random.next().event
      if other != event { return other }
    }
  }

  @Test("fails when an event changes that leaves no trace in the session")
  func note() throws {
    let folder = try TemporaryFolder()
    try folder.write(ScriptTape("setup stack main=[A]\n0.1 note \"yes\"").bytes, to: "x.tape")
    for approval in try Approver().review([folder.path]) { try approval.write() }
    try folder.write(ScriptTape("setup stack main=[A]\n0.1 note \"no\"").bytes, to: "x.tape")
    #expect(try Verifier().verify([folder.path]).map(\.passed) == [false])
  }
}
