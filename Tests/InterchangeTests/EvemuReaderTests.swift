import Testing

@testable import Interchange

@Suite("A reader of evemu recordings")
struct EvemuReaderTests {
  private static func read(_ text: String, isStrict: Bool = false) throws -> KernelRecording {
    try KernelRecording(Array(text.utf8), format: .evemu, isStrict: isStrict)
  }

  @Test(
    "takes values for decimal and codes for hexadecimal, however they are padded",
    arguments: [
      ("0810", 810), ("-001", -1), ("0", 0), ("-1", -1), ("2147483647", Int32.max),
      ("0012\t# EV_ABS / ABS_MT_POSITION_X", 12),
    ]
  )
  func values(text: String, value: Int32) throws {
    let recording = try Self.read("E: 1.000002 0003 014a \(text)", isStrict: true)
    let event = KernelEvent(line: 1, time: 1_000_002, type: 3, code: 0x14A, value: value)
    #expect(recording.events == [event])
  }

  @Test(
    "pads missing decimals of a second on the right, and says so",
    arguments: [("1.0", 1_000_000), ("1.5", 1_500_000), ("1.00002", 1_000_020), ("7", 7_000_000)]
  )
  func shortFractions(text: String, time: Int64) throws {
    let recording = try Self.read("E: \(text) 0003 0039 1")
    #expect(recording.events.map(\.time) == [time])
    #expect(recording.diagnostics.count(of: .unusualFraction) == 1)
    #expect(throws: ImportError.self) { try Self.read("E: \(text) 0003 0039 1", isStrict: true) }
  }

  @Test(
    "drops lines that are no events",
    arguments: [
      "E:", "E: 1.000000", "E: 1.000000 0003", "E: 1.000000 0003 0039", "E: x 0003 0039 1",
      "E: 1.000000 10000 0039 1", "E: 1.000000 0003 0039 2147483648", "E: 1.000000 0003 0039 1 2",
      "E: -1.000000 0003 0039 1",
    ]
  )
  func malformed(line: String) throws {
    let recording = try Self.read(line)
    #expect(recording.events.isEmpty)
    #expect(recording.diagnostics.count(of: .malformedEvent) == 1)
  }

  @Test("reads a description with and without resolutions")
  func description() throws {
    let device = try #require(
      Self.read(
        "N: A Panel\nI: 0003 1b96 0001 0a00\nP: 09 00 00\nA: 35 -4 9600 1 2\nA: 36 0 9 0 0 11"
      )
      .devices.first
    )
    #expect(device.name == "A Panel")
    let identity = DeviceIdentity(bus: 3, vendor: 0x1B96, product: 1, version: 0xA00)
    #expect(device.identity == identity)
    #expect(device.properties == [.pointer, .semiMultiTouch])
    let x = AxisRange(minimum: -4, maximum: 9_600, fuzz: 1, flat: 2, resolution: 0)
    #expect(device.axes[0x35] == x)
    #expect(device.axes[0x36]?.resolution == 11)
  }

  @Test("fills in from the comments what the lines do not say")
  func comments() throws {
    let text = """
      # EVEMU 1.1
      # Input device name: "Commented"
      #   Event type 1 (EV_KEY)
      #     Event code 53 (KEY)
      #       Max          7
      #   Event type 3 (EV_ABS)
      #     Event code 53 (ABS_MT_POSITION_X)
      #       Value      390
      #       Min        -10
      #       Max        799
      #       Resolution  12
      #     Event code 54 (ABS_MT_POSITION_Y)
      #       Max        479
      # Properties:
      #   Property  type 1 (INPUT_PROP_DIRECT)
      A: 36 0 555 0 0 0
      E: 1.000000 0000 0000 0
      """
    let device = try #require(Self.read(text, isStrict: true).devices.first)
    #expect(device.name == "Commented")
    #expect(device.properties == .direct)
    #expect(device.axes[53] == AxisRange(minimum: -10, maximum: 799, resolution: 12))
    #expect(device.axes[54]?.maximum == 555)
  }

  @Test("takes a name behind events for the start of another recording")
  func pastedRecordings() throws {
    let one = "N: One\nA: 35 0 10 0 0\nE: 1.000000 0003 0039 1\nE: 1.000000 0000 0000 0\n"
    let text = one + one.replacing("One", with: "Two").replacing("10", with: "20")
    let recording = try Self.read(text)
    #expect(recording.devices.map(\.name) == ["One", "Two"])
    #expect(recording.devices.map { $0.axes[0x35]?.maximum } == [10, 20])
    #expect(recording.events.map(\.device) == [0, 0, 1, 1])
  }
}
