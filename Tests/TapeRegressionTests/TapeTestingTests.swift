import Foundation
import Synchronization
import TapeTesting
import TestSupport
import Testing

@Suite("Expecting recordings to replay")
struct TapeTestingTests {
  @Test("passes for the scripts of this repository")
  func recordings() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    expectRecordingsToReplay(
      in: root.standardizedFileURL.path(percentEncoded: false) + "recordings"
    )
  }

  @Test("reports each file that fails as an issue of its own")
  func failures() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write("setup stack main=[A]\nexpect main=[B]", to: "\(name).gesture")
    }
    try folder.write("setup stack main=[A]\nexpect main=[A]", to: "c.gesture")
    let issues = Mutex<[String]>([])
    withKnownIssue {
      expectRecordingsToReplay(in: folder.path)
    } matching: { issue in
      issues.withLock { $0.append("\(issue.comments.map(\.rawValue))") }
      return true
    }
    let texts = issues.withLock(\.self)
    #expect(texts.count == 2)
    #expect(texts.first?.contains("main is [A], expected [B]") == true)
  }

  @Test("reports a folder that is not there")
  func nothing() {
    withKnownIssue { expectRecordingsToReplay(in: "nowhere at all") }
  }
}
