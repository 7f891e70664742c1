import SessionModel
import Testing

@testable import Interchange

@Suite("The device of an imported tape")
struct DeviceFactsTests {
  private static let frames = [
    SampleFrame(0, [.id(1), .x(10), .y(20)]), SampleFrame(9_000, [.lift]),
  ]

  private static func facts(
    _ bytes: [UInt8],
    _ options: ImportOptions = ImportOptions()
  ) throws -> [String] {
    let device = try TouchImporter(options).tape(from: bytes).description.device
    return try #require(device).facts.map { "\($0.key)=\($0.value)" }
  }

  @Test("lists what the points were made from, in a fixed order")
  func facts() throws {
    let options = ImportOptions(screen: Size(width: 100.5, height: 200), rotation: .quarter)
    #expect(
      try Self.facts(SampleLog(frames: Self.frames).bytes(.libinputRecord), options) == [
        "format=libinput-record", "path=/dev/input/event2", "identity=0018:0001:0002:0003",
        "properties=INPUT_PROP_DIRECT", "protocol=slots", "ABS_MT_SLOT=0 9 0 0 10",
        "ABS_MT_POSITION_X=0 999 0 0 10", "ABS_MT_POSITION_Y=0 1999 0 0 10",
        "ABS_MT_TRACKING_ID=0 65535 0 0 10", "ABS_MT_PRESSURE=0 255 0 0 10",
        "xRange=0 999 recording", "yRange=0 1999 recording", "screen=100.5x200", "rotation=90",
      ]
    )
  }

  @Test("says that the ranges were guessed and that there were no times")
  func doubts() throws {
    let text = """
      /dev/input/event1: 0003 0039 00000001
      /dev/input/event1: 0003 0035 00000005
      /dev/input/event1: 0003 0036 00000007
      /dev/input/event1: 0000 0000 00000000
      /dev/input/event1: 0003 0035 00000009
      /dev/input/event1: 0000 0000 00000000
      """
    #expect(
      try Self.facts(Array(text.utf8)) == [
        "format=getevent", "path=/dev/input/event1", "protocol=slots", "xRange=5 9 values seen",
        "yRange=7 7 values seen", "screen=390x844", "rotation=0", "clock=none",
        "nominalFrame=0.008",
      ]
    )
  }

  @Test("keeps no wall time")
  func wallTime() throws {
    let early = SampleLog(frames: Self.frames)
    let late = SampleLog(
      frames: Self.frames.map { SampleFrame(($0.time ?? 0) + 1_700_000_000_000_000, $0.events) }
    )
    let importer = TouchImporter()
    let tapes = try [early, late].map { try importer.tape(from: $0.bytes(.evtest)) }
    #expect(tapes[0].description == tapes[1].description)
    #expect(tapes[0].events == tapes[1].events)
    #expect(tapes[1].description.wallMicroseconds == nil)
  }
}
