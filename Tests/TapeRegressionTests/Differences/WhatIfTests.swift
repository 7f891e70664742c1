import GestureScript
import SessionModel
import TapeReplay
import TestSupport
import Testing

@testable import TapeRegression

@Suite("What a tape would have come to")
struct WhatIfTests {
  private static func policies(_ seed: Int) -> Policies {
    var policies = Policies()
    policies[.flickSpeed] = Double(seed * 40 % 900)
    policies[.finishFraction] = Double(seed % 7) / 7
    policies[.callDuringTransition] = Double(seed % 2)
    policies[.panHysteresis] = Double(seed % 5 * 10)
    return policies
  }

  @Test("is the same where nothing is changed", arguments: 0..<40)
  func unchanged(seed: Int) throws {
    let whatIf = WhatIf(try MonkeySession(seed: seed).source(), TapeChanges())
    #expect(whatIf.parting == nil)
    #expect(whatIf.differences.isEmpty)
  }

  @Test("is what the tape with those policies comes to", arguments: 0..<80)
  func policies(seed: Int) throws {
    let session = try MonkeySession(seed: seed % 30)
    var changes = TapeChanges()
    changes.policies = Self.policies(seed)
    let whatIf = WhatIf(session.source(), changes)
    var description = session.description
    description.policies = Self.policies(seed)
    let other = MemoryEvents(session.events, names: session.names, description: description)
    let difference = TapeDifference(session.source(), other)
    #expect(whatIf.differences == difference.outcomes)
    #expect(whatIf.parting == difference.parting)
    var replayer = Replayer(
      ChangedTape(session.source(), changes),
      through: SessionReducer(policies: Self.policies(seed))
    )
    replayer.seekToEnd()
    var straight = Replayer(other, through: SessionReducer(policies: Self.policies(seed)))
    straight.seekToEnd()
    #expect(replayer.state.digest == straight.state.digest)
  }

  @Test("is what a tape without a gesture comes to, if that is dropped", arguments: 0..<80)
  func gesture(seed: Int) throws {
    let session = try MonkeySession(seed: seed % 40)
    let downs = session.events.indices.filter { place in
      if case .touch(let touch) = session.events[place].event {
        touch.phase == .down
      } else {
        false
      }
    }
    try #require(!downs.isEmpty)
    let first = downs[seed % downs.count]
    let finger = session.events[first].finger
    let end = session.events[first...].firstIndex { $0.finger == finger && $0.isLift }
    let last = end ?? session.events.count - 1
    let numbers = (first...last).filter { session.events[$0].finger == finger }.map { $0 + 1 }
    var changes = TapeChanges()
    changes.drops = EventSelection(numbers: numbers.map { $0...$0 })
    let whatIf = WhatIf(session.source(), changes)
    #expect(whatIf.droppedCount == numbers.count)
    let kept = session.events.indices.filter { !numbers.contains($0 + 1) }
    let without = session.source(kept.map { session.events[$0] })
    let difference = TapeDifference(session.source(), without)
    #expect(whatIf.differences.map(\.words) == difference.outcomes.map(\.words))
  }

  @Test("parts at the first event after which the spelled states differ", arguments: 0..<30)
  func parting(seed: Int) throws {
    let session = try MonkeySession(seed: seed)
    var changes = TapeChanges()
    let setting = try SettingChange("recognizer.back.finish=fraction > 0.\(seed % 10)")
    var names = session.names
    changes.redeclare = setting.redeclaration(&names)
    changes.names = names
    let source = session.source()
    let future = ChangedTape(source, changes)
    var one = Replayer(source, through: SessionReducer())
    var other = Replayer(future, through: future.reducer)
    let ignored = ["digest", "nextDeadline"]
    var expected: Int?
    while expected == nil, one.position.event < source.eventCount {
      one.step()
      other.step()
      let event = one.position.event
      let differences = StateDifference.changes(
        from: StateTree(of: one.state, names: names, event: event),
        to: StateTree(of: other.state, names: names, event: event)
      )
      if differences.contains(where: { !ignored.contains($0.path) }) { expected = event }
    }
    #expect(WhatIf(source, changes).parting?.event == expected)
  }

  @Test("differs from where it is changed on, and not before", arguments: 0..<60)
  func from(seed: Int) throws {
    let session = try MonkeySession(seed: seed % 30)
    var changes = TapeChanges()
    changes.policies = Self.policies(seed)
    changes.firstEvent = 1 + session.events.count * (seed % 3) / 2
    let whatIf = WhatIf(session.source(), changes)
    if let parting = whatIf.parting { #expect(parting.event >= changes.firstEvent) }
  }

  @Test("says how a swipe would have ended, had its rule been another")
  func rule() throws {
    let tape = try ScriptTape(ScriptTape.story)
    let setting = try SettingChange("recognizer.back.finish=fraction > 0.2")
    var names = tape.performed.names
    var changes = TapeChanges()
    changes.redeclare = setting.redeclaration(&names)
    changes.names = names
    let whatIf = try WhatIf(tape.reader, changes)
    let transitions = whatIf.differences.filter { $0.outcome.kind == .transition }
    guard case .changed(let before, let after) = try #require(transitions.first) else {
      Issue.record("the swipe is another one: \(transitions)")
      return
    }
    #expect(before.title == "back.1 pop \"Détail 1\" -> Home by back")
    #expect(before.text.hasPrefix("cancelled (cancel at "))
    #expect(after.text.hasPrefix("finished (finish at "))
    let stack = "main [Home,\"Détail 1\"] -> [Home]"
    #expect(whatIf.differences.contains { $0.words == "+ \(stack)" })
  }
}

extension TimedEvent {
  fileprivate var finger: Int32? {
    switch event {
    case .touch(let touch): touch.id
    case .touchSample(let sample): sample.id
    default: nil
    }
  }

  fileprivate var isLift: Bool {
    guard case .touch(let touch) = event else { return false }
    return touch.phase == .up || touch.phase == .cancel
  }
}
