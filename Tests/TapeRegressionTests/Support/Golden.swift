import Foundation
import Testing

/// Files that hold what a test expects; `UPDATE_GOLDEN=1` rewrites them, and the test still fails.
enum Golden {
  static func expect(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/\(name)").standardizedFileURL
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("\(name) was rewritten", sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}
