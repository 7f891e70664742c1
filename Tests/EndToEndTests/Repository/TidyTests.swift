import Foundation
import Testing

@Suite("The repository")
struct TidyTests {
  /// Lines that a source file may have at most.
  private static let longestFile = 400
  /// Words that stand for work not done, or for a crash.
  private static let banned = ["TODO", "FIXME", "XXX", "fatalError", "try!", "as!"]
  /// Names that say nothing of a subject.
  private static let vague = ["Utils", "Util", "Helpers", "Helper", "Common", "Misc", "Shared"]

  @Test("has no source file that is too long")
  func lengths() throws {
    let files = ["Sources", "Tests", "tools"].flatMap { Repository.files(below: $0, "swift") }
    #expect(files.count > 100)
    for file in files {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= TidyTests.longestFile + 1, "\(file): \(lines.count) lines")
    }
  }

  @Test("leaves no work undone and no way to crash in its sources")
  func bannedWords() throws {
    for file in Repository.files(below: "Sources", "swift") {
      let text = try Repository.text(file)
      for word in TidyTests.banned {
        #expect(!text.contains(word), "\(file) contains \(word)")
      }
    }
  }

  @Test("names its files after their subjects")
  func names() throws {
    for file in Repository.files(below: "Sources", "swift") {
      for part in file.split(separator: "/") {
        let name = String(part.split(separator: ".")[0])
        #expect(!TidyTests.vague.contains(name), "\(file)")
      }
    }
  }

  @Test("has an outline for every stored tape, and a tape for every outline")
  func outlines() throws {
    let damaged = "recordings/damaged/"
    let tapes = Repository.files(below: "recordings", "tape").filter { !$0.hasPrefix(damaged) }
    let outlines = Repository.files(below: "recordings", "outline")
    #expect(
      tapes.map { $0.dropLast(".tape".count) } == outlines.map { $0.dropLast(".outline".count) }
    )
  }

  @Test("has tools that can be run and that stop at the first failure")
  func tools() throws {
    let manager = FileManager.default
    let tools = try manager.contentsOfDirectory(atPath: Repository.file("tools").path)
    for tool in tools where tool != "Programs" && tool != "README.md" {
      let file = Repository.file("tools/\(tool)")
      #expect(manager.isExecutableFile(atPath: file.path), "tools/\(tool)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasPrefix("#!/usr/bin/env bash\n"), "tools/\(tool)")
      #expect(text.contains("\nset -euo pipefail\n"), "tools/\(tool)")
    }
  }
}
