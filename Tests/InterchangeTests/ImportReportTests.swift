import SessionModel
import Testing

@testable import Interchange

@Suite("An import report")
struct ImportReportTests {
  private static func report(_ text: String) throws -> ImportReport {
    try TouchImporter().tape(from: Array(text.utf8)).report
  }

  @Test("counts contacts, frames and kernel events, and prints them")
  func counts() throws {
    let frames = [
      SampleFrame(0, [.slot(0), .id(1), .x(1), .y(2), .slot(1), .id(2), .x(3), .y(4)]),
      SampleFrame(8_000, [.slot(0), .lift]), SampleFrame(1_500_000, [.slot(1), .lift]),
    ]
    let report = try Self.report(SampleLog(frames: frames).text(.evemu))
    #expect(report.contactCount == 2)
    #expect(report.largestContactCount == 2)
    #expect(report.frameCount == 3)
    #expect(report.kernelEventCount == 15)
    #expect(report.duration == Interval(microseconds: 1_500_000))
    #expect(report.notices.isEmpty)
    #expect(
      report.lines == [
        "evemu of “Panel”: 2 contacts, at most 2 at once; 3 frames, 15 kernel events, 1.5 s"
      ]
    )
  }

  @Test("tells what was dropped and repaired with its count and first lines")
  func notices() throws {
    let lines = SampleLog(frames: [
      SampleFrame(0, [.id(1), .x(1), .y(2)]), SampleFrame(9, [.slot(3), .lift]),
      SampleFrame(18, [.lift]), SampleFrame(27, [.x(9)], end: nil),
    ]).lines(.evemu)
    let report = try Self.report(lines.joined(separator: "\n"))
    let first = lines.count - 4
    #expect(report.notices.map(\.code) == [.unterminatedFrame, .openAtEnd, .liftWithoutContact])
    #expect(report.count(of: .dropped) == 3)
    #expect(report.count(of: .repaired) == 1)
    #expect(report.notices.last?.fileLines == [first, first + 2])
    #expect(
      report.lines.last == "dropped lift-without-contact ×2 (lines \(first), \(first + 2)): "
        + "slot 3 ends a contact it does not have"
    )
  }

  @Test("names only the first lines of what happened often")
  func manyLines() throws {
    let lifts = (0..<30).map { SampleFrame(Int64($0), [.lift]) }
    let report = try Self.report(
      SampleLog(frames: [SampleFrame(0, [.id(1), .x(1)])] + lifts).text(.evemu)
    )
    let notice = try #require(report.notices.first { $0.code == .liftWithoutContact })
    #expect(notice.count == 29)
    #expect(notice.first.count == DiagnosticLog.keptPerCode)
    #expect(notice.line.contains("×29") && notice.line.contains(", …)"))
  }

  @Test("remarks on every range that was guessed")
  func guessedRanges() throws {
    let text = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0005
      E: 0.000001 0003 0036 0007
      E: 0.000001 0000 0000 0000
      """
    let report = try Self.report(text)
    #expect(report.count(of: .remark) == 2)
    let line = try #require(report.lines.first { $0.hasPrefix("remark range-from-values") })
    #expect(line.contains("range of x") && line.contains("range of y"))
  }

  @Test("gives every code one effect, and strict reading passes over remarks alone")
  func effects() {
    for code in Diagnostic.Code.allCases {
      #expect(code.isRemark == (code.effect == .remark))
    }
    for effect in Diagnostic.Code.Effect.allCases {
      #expect(Diagnostic.Code.allCases.contains { $0.effect == effect })
    }
  }
}
