import Foundation
import Testing

/// Texts that were looked at once and must stay as they are.
enum Golden {
  private static let folder = "Tests/EndToEndTests/Golden"

  /// Compares `text` with the golden file `name`.
  ///
  /// With `UPDATE_GOLDEN=1` in the environment the file is written, and the test fails all the same, so
  /// that nobody takes a rewriting run for a passing one.
  static func expect(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Repository.file("\(folder)/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was rewritten", sourceLocation: sourceLocation)
      return
    }
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "\(name) is missing; UPDATE_GOLDEN=1 writes it",
        sourceLocation: sourceLocation
      )
      return
    }
    #expect(text == golden, "\(name) differs", sourceLocation: sourceLocation)
  }
}
