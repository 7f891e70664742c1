import SessionModel
import Testing

@testable import TapeRegression

@Suite("A recorder of outcomes")
struct OutcomeRecorderTests {
  @Test("misses no change of what containers hold", arguments: 0..<120)
  func containers(seed: Int) throws {
    let monkey = try MonkeySession(seed: seed)
    let start = Session(policies: monkey.description.policies)
    var recorder = OutcomeRecorder(start, names: monkey.names)
    var session = start
    var facts = NoFacts()
    var changes: [Int] = []
    for (offset, timed) in monkey.events.enumerated() {
      let before = session.containers
      session.apply(timed.event, at: timed.time, telling: &facts)
      recorder.apply(timed)
      for (index, container) in session.containers.enumerated() {
        let held = index < before.count ? before[index].committed : []
        if held != container.committed { changes.append(offset + 1) }
      }
    }
    #expect(!changes.isEmpty)
    let told = recorder.finish().filter { $0.kind == .navigation }.map(\.event).sorted()
    #expect(told == changes)
    #expect(recorder.session.digest == session.digest)
  }
}
