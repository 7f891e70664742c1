import Foundation
import GestureScript
import SessionModel
import Testing

@Suite("Every script among the recordings")
struct RecordingsTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../../recordings/gestures")

  static let scripts: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".gesture") }.sorted()
  }()

  @Test("is found")
  func found() {
    #expect(!RecordingsTests.scripts.isEmpty)
  }

  @Test("performs, and its printed tape performs as the same tape", arguments: scripts)
  func roundTrip(script: String) throws {
    let bytes = [UInt8](try Data(contentsOf: RecordingsTests.folder.appending(path: script)))
    let performed = try Script.parse(bytes, file: script).perform()
    #expect(!performed.events.isEmpty)
    let text = TapePrinter(names: performed.names).text(performed.description, performed.events)
    let again = try Script.parse(text, file: script).perform()
    #expect(again.description == performed.description)
    #expect(again.events.count == performed.events.count)
    #expect(TapePrinter(names: again.names).text(again.description, again.events) == text)
  }
}
