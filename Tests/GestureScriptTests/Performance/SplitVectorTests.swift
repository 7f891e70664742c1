import Foundation
import GestureScript
import SessionModel
import Testing

@Suite("Every vector of the semantics")
struct SplitVectorTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../../recordings/gestures/semantics")

  static let scripts: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".gesture") }.sorted()
  }()

  private static func end(_ events: ArraySlice<TimedEvent>, from session: Session) -> Session {
    var (session, sink) = (session, NoFacts())
    for timed in events { session.apply(timed.event, at: timed.time, telling: &sink) }
    return session
  }

  @Test("is found")
  func found() {
    #expect(Self.scripts.count > 90)
  }

  @Test(
    "ends in the same state wherever it is split, and whether or not the state went into a keyframe",
    arguments: scripts
  )
  func split(script: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: script)))
    let performed = try Script.parse(bytes, file: script).perform()
    let (events, start) = (performed.events, Session(policies: performed.description.policies))
    let whole = Self.end(events[...], from: start)
    for place in events.indices {
      let prefix = Self.end(events[..<place], from: start)
      #expect(Self.end(events[place...], from: prefix) == whole)
      let decoded = try Session(encoded: prefix.encoded())
      #expect(Self.end(events[place...], from: decoded).digest == whole.digest)
    }
  }
}
