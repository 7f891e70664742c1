import Testing

@testable import Interchange

@Suite("A reader of getevent output")
struct GeteventReaderTests {
  private static func read(_ text: String, isStrict: Bool = false) throws -> KernelRecording {
    try KernelRecording(Array(text.utf8), format: .getevent, isStrict: isStrict)
  }

  @Test(
    "reads every layout",
    arguments: [
      ("/dev/input/event2: 0003 0035 00000268", false, true),
      ("[   15480.553001] /dev/input/event2: 0003 0035 00000268", true, true),
      ("[   15480.553001] 0003 0035 00000268", true, false),
      ("/dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000268            ", false, true),
      ("[   15480.553001] EV_ABS       ABS_MT_POSITION_X    00000268", true, false),
      ("[   15480.553001] EV_ABS ABS_MT_POSITION_X 00000268             rate 18\r", true, false),
      ("0003 0035 00000268", false, false),
      ("EV_ABS       ABS_MT_POSITION_X    00000268", false, false),
    ]
  )
  func layouts(line: String, isTimed: Bool, hasPath: Bool) throws {
    let recording = try Self.read(line, isStrict: true)
    let event = KernelEvent(
      line: 1,
      time: isTimed ? 15_480_553_001 : nil,
      type: 3,
      code: 0x35,
      value: 0x268
    )
    #expect(recording.events == [event])
    #expect(recording.devices.first?.path == (hasPath ? "/dev/input/event2" : nil))
  }

  @Test(
    "reads labels and two's complement",
    arguments: [
      ("EV_KEY BTN_TOUCH DOWN", KeyCode.touch, 1), ("EV_KEY BTN_TOUCH UP", KeyCode.touch, 0),
      ("EV_KEY BTN_TOUCH REPEAT", KeyCode.touch, 2),
      ("EV_KEY KEY_VOLUMEUP DOWN", KernelName.unknownCode, 1), ("EV_KEY 014a DOWN", 0x14A, 1),
      ("EV_ABS ABS_MT_TRACKING_ID ffffffff", 0x39, -1),
      ("EV_ABS ABS_MT_ORIENTATION ffffffbe", 0x34, -66),
      ("EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_PALM", 0x37, 2), ("EV_SYN SYN_MT_REPORT 00000000", 2, 0),
      ("EV_KEY BTN_MOUSE DOWN", 0x110, 1),
    ]
  )
  func labels(text: String, code: UInt16, value: Int32) throws {
    let recording = try Self.read("[     1.000000] " + text, isStrict: true)
    #expect(recording.events.map(\.code) == [code])
    #expect(recording.events.map(\.value) == [value])
  }

  @Test("removes stray characters before the time, and says so")
  func strayPrefix() throws {
    let line = "0[  615041.773137] /dev/input/event7: EV_SYN SYN_REPORT 00000000"
    let recording = try Self.read(line)
    #expect(recording.events.map(\.time) == [615_041_773_137])
    #expect(recording.diagnostics.count(of: .strayPrefix) == 1)
    #expect(throws: ImportError.self) { try Self.read(line, isStrict: true) }
  }

  @Test(
    "drops lines that are no events",
    arguments: [
      "[     1.000000] 0003 0035", "[     1.000000] 0003 0035 0000026", "[     1.000000] 0003",
      "[     1.000000] 003 0035 00000268", "[     1.000000] EV_NEW 0035 00000268",
      "[     1.000000] 0003 0035 00000268 more", "/dev/input/event2: 0003 zzzz 00000268",
      "[     1.000000]",
    ]
  )
  func malformed(line: String) throws {
    let recording = try Self.read(line)
    #expect(recording.events.isEmpty)
    #expect(recording.diagnostics.count(of: .malformedEvent) == 1)
  }

  @Test("passes over what a terminal shows besides, and takes the devices' names")
  func chatter() throws {
    let text = """
      $ adb shell getevent -lt
      add device 1: /dev/input/event8
        name:     "jack"
      could not get driver version for /dev/input/mouse0, Not a typewriter
      add device 2: /dev/input/event7
        name:     "panel"

      [  1.000000] /dev/input/event7: EV_SYN       SYN_REPORT           00000000
      ^C
      """
    let recording = try Self.read(text, isStrict: true)
    #expect(recording.devices.map(\.name) == ["jack", "panel"])
    #expect(recording.events.map(\.device) == [1])
  }

  @Test("keeps devices apart whose events alternate")
  func alternatingDevices() throws {
    let text = (0..<6).map { "/dev/input/event\($0 % 2): 0000 0000 00000000\n" }.joined()
    let recording = try Self.read(text)
    #expect(recording.events.map(\.device) == [0, 1, 0, 1, 0, 1])
    #expect(recording.devices.map(\.path) == ["/dev/input/event0", "/dev/input/event1"])
  }

  @Test("takes events without a path for those of the touch device listed before")
  func listingAndEvents() throws {
    let other = "add device 9: /dev/input/event0\n  name: \"keys\"\n"
    let events = "[     1.000000] 0003 0035 00000001\n[     1.000000] 0003 0039 00000001\n"
    let text = other + SampleLog.capabilities + "\n" + events
    let recording = try TouchRecording(Array(text.utf8))
    #expect(recording.device.name == "Panel")
    #expect(recording.mapping.x.maximum == 999)
    let alone = try KernelRecording(Array(events.utf8))
    #expect(alone.devices == [DeviceDescription()])
  }

  @Test("reads capabilities by name and by number")
  func capabilities() throws {
    let text = """
      add device 1: /dev/input/event5
        bus:      0018
        vendor    0000
        name:     "panel"
        events:
          KEY (0001): 0110  0111  014a
                      0150
          ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      0035  : value 3, min -7, max 1079, fuzz 1, flat 2, resolution 11
        input props:
          INPUT_PROP_DIRECT
      """
    let device = try #require(Self.read(text, isStrict: true).devices.first)
    #expect(device.properties == .direct)
    #expect(device.axes.count == 2)
    let x = AxisRange(minimum: -7, maximum: 1_079, fuzz: 1, flat: 2, resolution: 11)
    #expect(device.axes[0x35] == x)
    let named = try #require(Self.read(SampleLog.capabilities, isStrict: true).devices.first)
    #expect(named.name == "Panel")
    #expect(Set(named.axes.keys) == Set(SampleLog.ranges.map(\.code)))
  }
}
