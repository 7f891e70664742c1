import Testing

@testable import Interchange

@Suite("The format of a recording")
struct RecordingFormatTests {
  @Test(
    "is recognized by a line that no other format has",
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
  func recognized(text: String, format: RecordingFormat) {
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
