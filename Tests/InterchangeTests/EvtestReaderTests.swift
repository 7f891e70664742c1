import Testing

@testable import Interchange

@Suite("A reader of evtest output")
struct EvtestReaderTests {
  private static func read(_ text: String, isStrict: Bool = false) throws -> KernelRecording {
    try KernelRecording(Array(text.utf8), format: .evtest, isStrict: isStrict)
  }

  private static let x = KernelEvent(line: 1, time: 1_500_000, type: 3, code: 53, value: 400)

  @Test(
    "reads an event however it is quoted, broken or joined",
    arguments: [
      "Event: time 1.500000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400",
      "> > Event: time 1.500000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400",
      "Event: time 1.500000, type 3 (EV_ABS), code 53\n> (ABS_MT_POSITION_X), value 400",
      "Event: time 1.500000, type 3 (EV_ABS), code\n53 (ABS_MT_POSITION_X),\nvalue\n400",
      "Event: time\n1.500000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400",
      "time 1.5               type 3 (EV_ABS), code 53   (ABS_MT_POSITION_X), value 400",
    ]
  )
  func layouts(text: String) throws {
    let recording = try Self.read(text)
    #expect(recording.events == [Self.x])
    #expect(recording.diagnostics.count(of: .rejoinedLine) == (text.contains("\n") ? 1 : 0))
    let twice = try Self.read(text + " " + text)
    #expect(twice.events.map(\.value) == [400, 400])
    #expect(twice.diagnostics.count(of: .malformedEvent) == 0)
  }

  @Test("reads every kind of synchronisation, of both tools")
  func synchronisation() throws {
    let text = """
      Event: time 1.000000, -------------- SYN_REPORT ------------
      Event: time 1.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1.000000, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<
      time 1.25              --------- SYN_REPORT --------
      """
    let recording = try Self.read(text, isStrict: true)
    #expect(recording.events.map(\.code) == [0, 2, 3, 0])
    #expect(recording.events.allSatisfy { $0.type == 0 && $0.value == 0 })
    #expect(recording.events.last?.time == 1_250_000)
  }

  @Test("takes scan codes for hexadecimal and everything else for decimal")
  func scanCodes() throws {
    let text = """
      Event: time 1.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 70010
      Event: time 1.000000, type 4 (EV_MSC), code 5 (MSC_TIMESTAMP), value 70010
      Event: time 1.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value ff000000
      """
    let recording = try Self.read(text, isStrict: true)
    #expect(recording.events.map(\.value) == [0x70010, 70_010, -0x1000000])
  }

  @Test("reads the description and passes over headings, also in strict mode")
  func header() throws {
    let log = SampleLog(frames: [SampleFrame(0, [.id(1)])])
    let device = try #require(Self.read(log.text(.evtest), isStrict: true).devices.first)
    #expect(device.name == "Panel")
    #expect(device.properties == .direct)
    #expect(device.axes[53] == AxisRange(minimum: 0, maximum: 999, resolution: 10))
  }

  @Test("does not lose an event behind a line that ends in \"time\"")
  func otherTime() throws {
    let text =
      "It stops from time to time\nEvent: time 1.500000, type 3 (E), code 53 (X), value 400"
    #expect(try Self.read(text).events.map(\.value) == [400])
  }

  @Test("drops an event that does not go on, and reads those around it")
  func malformed() throws {
    let good = "Event: time 1.500000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400\n"
    let text = good + "Event: time 1.500000, type 3 (EV_A\n" + good + "Event: time 1.5, type 9"
    let recording = try Self.read(text)
    #expect(recording.events.map(\.line) == [1, 3])
    #expect(recording.diagnostics.count(of: .malformedEvent) == 2)
    #expect(throws: ImportError.self) { try Self.read(text, isStrict: true) }
  }
}
