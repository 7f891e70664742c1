import Testing

@testable import Interchange

@Suite("Strict reading")
struct StrictReadingTests {
  @Test("stops at the first line that would be dropped, with its number")
  func stops() throws {
    let text = "# EVEMU 1.3\nE: 0.000001 0003 0039 1\nE: what\nE: 0.000001 0000 0000 0\n"
    var options = ImportOptions()
    let lenient = try TouchRecording(Array(text.utf8), options: options)
    #expect(lenient.diagnostics.count(of: .malformedEvent) == 1)
    options.isStrict = true
    let error = #expect(throws: ImportError.self) {
      try TouchRecording(Array(text.utf8), options: options)
    }
    #expect(error?.line == 3)
    #expect(error?.description.hasPrefix("line 3: ") == true)
  }

  @Test("passes over remarks, and reads sound recordings", arguments: RecordingFormat.allCases)
  func passes(format: RecordingFormat) throws {
    let log = SampleLog(frames: [
      SampleFrame(0, [.id(1), .x(3)]), SampleFrame(9, [.tool(2)]), SampleFrame(20, [.lift]),
    ])
    let strict = try TouchRecording(log.bytes(format), options: ImportOptions(isStrict: true))
    #expect(strict.diagnostics.count(of: .unknownPosition) == 1)
    #expect(strict.diagnostics.count(of: .palm) == 1)
  }

  @Test("counts all diagnostics and keeps the first ones")
  func counts() throws {
    let lines = (0..<30).map { _ in "E: what\n" }.joined()
    let log = try KernelRecording(Array(lines.utf8), format: .evemu).diagnostics
    #expect(log.count(of: .malformedEvent) == 30)
    #expect(log.diagnostics.map(\.line) == Array(1...DiagnosticLog.keptPerCode))
    #expect(log.summary.map(\.count) == [30])
  }
}
