import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("Every path of a state")
struct StatePathTests {
  @Test("can be asked, and has the value that the state shows", arguments: 0..<120)
  func everyPath(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(20 + seed)
    let names = session.names
    var replayer = Replayer(MemoryEvents(events, names: names), through: SessionReducer())
    replayer.seek(toEvent: events.count - 1)
    let before = replayer
    replayer.step(by: 1)
    let tree = StateTree(of: replayer.state, names: names, event: replayer.position.event)
    for line in tree.lines {
      let parts = try #require(line.firstRange(of: " = "))
      let path = line[..<parts.lowerBound]
      let text = "\(path) == \(line[parts.upperBound...])"
      let predicate = try Predicate(text).compiled(names: names)
      #expect(throws: Never.self, "\(text)") { try Predicate("changed(\(path))") }
      var ahead = before
      var found: [Position] = []
      while case .found(let place) = ahead.next(where: predicate, workers: 1) {
        found.append(place)
      }
      #expect(found.last == replayer.position, "\(text)")
    }
  }
}

extension String {
  /// Where `part` stands first.
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    let count = part.count
    for start in indices {
      guard let end = index(start, offsetBy: count, limitedBy: endIndex) else { return nil }
      if self[start..<end] == part { return start..<end }
    }
    return nil
  }
}
