import Testing

@testable import Interchange

@Suite("The format of a recording")
struct RecordingFormatTests {
  @Test(
    "is recognised by a line that no other format has",
    arguments: [
      ("# libinput record", RecordingFormat.libinputRecord),
      ("version: 1\nndevices: 1", .libinputRecord),
      ("  - evdev:\n    - [ 0, 0, 3, 57, 1]", .libinputRecord),
      ("# EVEMU 1.2", .evemu),
      ("E: 1.000000 0003 0039 1", .evemu),
      ("N: Panel\nI: 0003 1b96 0001 0000", .evemu),
      ("Input driver version is 1.0.1", .evtest),
      ("> Event: time 1.000000, type 3 (EV_ABS), code 53 (X), value 1", .evtest),
      ("time 1.5 type 3 (EV_ABS), code 53 (X), value 1", .evtest),
      ("/dev/input/event0:\tLid Switch\nEvent: time 1.0, type 1", .evtest),
      ("/dev/input/event2: 0003 0035 00000268", .getevent),
      ("[   15480.553001] 0003 0035 000014fa", .getevent),
      ("0[  615041.773137] /dev/input/event7: EV_SYN SYN_REPORT 00000000", .getevent),
      ("$ adb shell getevent\nadd device 1: /dev/input/event8", .getevent),
      ("ABS_MT_SLOT : value 0, min 0, max 10, fuzz 0, flat 0, resolution 0", .getevent),
    ]
  )
  func recognised(text: String, format: RecordingFormat) {
    #expect(RecordingFormat.detect(Array(text.utf8)) == format)
  }

  @Test(
    "is not guessed",
    arguments: ["", "\n\n", "{\"version\": 2}", "[0, 1, 2]", "hello world", "0003 0035 00000268"]
  )
  func unknown(text: String) {
    #expect(RecordingFormat.detect(Array(text.utf8)) == nil)
    #expect(throws: ImportError.self) { try TouchRecording(Array(text.utf8)) }
  }
}

@Suite("Strict reading")
struct StrictReadingTests {
  @Test("stops at the first line that would be dropped, with its number")
  func stops() throws {
    let text = "# EVEMU 1.3\nE: 0.000001 0003 0039 1\nE: what\nE: 0.000001 0000 0000 0\n"
    var options = KernelImportOptions()
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
    let strict = try TouchRecording(log.bytes(format), options: KernelImportOptions(isStrict: true))
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
