import Testing

@testable import Interchange

@Suite("A reader of libinput recordings")
struct LibinputRecordReaderTests {
  private static func read(_ text: String, isStrict: Bool = false) throws -> KernelRecording {
    try KernelRecording(Array(text.utf8), format: .libinputRecord, isStrict: isStrict)
  }

  private static let whole = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.25.0"
    system:
      dmi: "dmi:x: y"
    devices:
    - node: /dev/input/event3
      evdev:
        # Event code 53 (ABS_MT_POSITION_X)
        #       Max          1
        name: "Pad"
        id: [24, 1267, 13000, 256]
        codes:
          0: [0, 1, 2, 3, 4]
          3: [47, 53, 54, 57, 58]
        absinfo:
          53: [-5, 4936, 1, 2, 31]
          54: [0, 3045, 0, 0, 31]
        properties: [0, 2]
      hid: [
        0x05, 0x01, 0x09, 0x02,
        0xc0
      ]
      udev:
        properties:
        - ID_INPUT=1
        virtual: false
      quirks:
      - AttrMscTimestamp=watch
      - AttrResolutionHint=45x46
      events:
      # Current time is 10:39:15
      - hid:
          time: [  0,      7]
          hidraw2: [
            0x54, 0x10, 0x1c, 0x52, 0x02,
            1, 2, 3, 4, 5
          ]
      - evdev:
        - [  0,      9,   3,  57,    -1] # EV_ABS / ABS_MT_TRACKING_ID  -1
        - [  1, 123456,   0,   0,     0] # ------------ SYN_REPORT (0) ---- +7ms
                                         # Touch device in neutral state
    - node: /dev/input/event4
      evdev:
        name: "Panel"
      quirks:
      events:
      - evdev:
        - [  0,      0,   3,  57,     8]
    """

  @Test("finds devices, ranges, properties and events, also in strict mode")
  func wholeFile() throws {
    let recording = try Self.read(Self.whole, isStrict: true)
    #expect(recording.devices.map(\.path) == ["/dev/input/event3", "/dev/input/event4"])
    #expect(recording.devices.map(\.name) == ["Pad", "Panel"])
    let pad = recording.devices[0]
    let identity = DeviceIdentity(bus: 24, vendor: 1_267, product: 13_000, version: 256)
    #expect(pad.identity == identity)
    #expect(pad.properties == [.pointer, .buttonPad])
    #expect(pad.axes.count == 2)
    #expect(
      pad.axes[53] == AxisRange(minimum: -5, maximum: 4_936, fuzz: 1, flat: 2, resolution: 45)
    )
    #expect(pad.axes[54]?.resolution == 46)
    #expect(recording.events.map(\.time) == [9, 1_123_456, 0])
    #expect(recording.events.map(\.device) == [0, 0, 1])
    #expect(recording.events.map(\.value) == [-1, 0, 8])
  }

  @Test("reads a quoted fragment whose comments were wrapped onto the next line")
  func fragment() throws {
    let text = """
      Hello, here is the recording:
      ....
      >   - evdev:
      >     - [  0,      0,   3,  57,      15] # EV_ABS /
      > ABS_MT_TRACKING_ID       15 (+3)
      >     - [  0,      0,   0,   0,       0] # ----
      """
    let recording = try Self.read(text)
    #expect(recording.events.map(\.value) == [15, 0])
    #expect(recording.diagnostics.count(of: .skippedLine) == 1)
    #expect(throws: ImportError.self) { try Self.read(text, isStrict: true) }
  }

  @Test(
    "drops what is not five numbers in range",
    arguments: [
      "- [0, 0, 3, 57]", "- [0, 0, 3, 57, 1, 2]", "- [0, 1000000, 3, 57, 1]",
      "- [-1, 0, 3, 57, 1]", "- [0, 0, 70000, 57, 1]", "- [0, 0, 3, 57, 4294967296]",
      "- [0, 0, 3, 57, ", "- [0, 0, 3, x, 1]", "- [9999999999999999999, 0, 3, 57, 1]",
    ]
  )
  func malformed(line: String) throws {
    let recording = try Self.read("- evdev:\n" + line)
    #expect(recording.events.isEmpty)
    #expect(recording.diagnostics.count(of: .malformedEvent) == 1)
  }

  @Test("reads the largest values that fit")
  func extremes() throws {
    let recording = try Self.read("- [0, 999999, 65535, 65535, -2147483648]")
    #expect(recording.events.first?.value == .min)
    #expect(recording.events.first?.time == 999_999)
  }

  @Test("skips a line that is too long, and reads one that is not", arguments: [0, 1])
  func longLines(excess: Int) throws {
    let line = "- [0, 0, 3, 57, 1] #"
    let filler = String(repeating: "x", count: ImportLimits.lineLength - line.count + excess)
    let recording = try Self.read(line + filler + "\n- [0, 0, 0, 0, 0]")
    #expect(recording.events.count == 2 - excess)
    #expect(recording.diagnostics.count(of: .lineTooLong) == excess)
  }

  @Test("refuses more devices than it can hold", arguments: [64, 65])
  func devices(count: Int) throws {
    let text = (0..<count).map { "- node: /dev/input/event\($0)\n" }.joined()
    if count > ImportLimits.devices {
      #expect(throws: ImportError.self) { try Self.read(text) }
    } else {
      #expect(try Self.read(text).devices.count == count)
    }
  }
}
