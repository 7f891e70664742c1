import Testing

@testable import Interchange

@Suite("The device that is imported")
struct DeviceChoiceTests {
  private static func events(_ path: String, _ lines: [String]) -> String {
    lines.map { "[     1.000000] \(path): \($0)\n" }.joined()
  }

  private static let end = "EV_SYN SYN_REPORT 00000000"
  private static let panel = [
    "EV_ABS ABS_MT_TRACKING_ID 00000001", "EV_ABS ABS_MT_POSITION_X 00000005", end,
  ]
  private static let mouse = ["EV_ABS ABS_X 00000004", "EV_KEY BTN_TOUCH DOWN", end]
  private static let keys = ["EV_KEY KEY_POWER DOWN", end]

  private static func read(
    _ text: String,
    _ options: ImportOptions = ImportOptions()
  ) throws -> TouchRecording {
    try TouchRecording(Array(text.utf8), options: options)
  }

  @Test("is the one with multi-touch events, else the one with single-touch events")
  func byEvents() throws {
    let keys = Self.events("/dev/input/event0", Self.keys)
    let mouse = Self.events("/dev/input/event1", Self.mouse)
    let panel = Self.events("/dev/input/event2", Self.panel)
    let all = try Self.read(keys + mouse + panel)
    #expect(all.device.path == "/dev/input/event2")
    #expect(all.touchProtocol == .slots)
    #expect(all.eventCount == 3)
    #expect(all.diagnostics.count(of: .otherDevice) == 2)
    let without = try Self.read(keys + mouse)
    #expect(without.device.path == "/dev/input/event1")
    #expect(without.touchProtocol == .singleTouch(.usual))
  }

  @Test("is the one named by its path, or the refusal lists those that exist")
  func byPath() throws {
    let panels =
      Self.events("/dev/input/event1", Self.panel) + Self.events("/dev/input/event2", Self.panel)
    let named = try Self.read(panels, ImportOptions(devicePath: "/dev/input/event1"))
    #expect(named.device.path == "/dev/input/event1")
    for path in [nil, "/dev/input/event9"] {
      let error = #expect(throws: ImportError.self) {
        try Self.read(panels, ImportOptions(devicePath: path))
      }
      #expect(error?.message.contains("/dev/input/event1 (3 events)") == true)
      #expect(error?.message.contains("/dev/input/event2 (3 events)") == true)
    }
  }

  @Test("needs axes, which can be named")
  func axes() throws {
    let lines = [
      "EV_ABS ABS_Z 00000005", "EV_ABS ABS_RX 00000006", "EV_KEY BTN_TOUCH DOWN", Self.end,
    ]
    let text = Self.events("/dev/input/event1", lines)
    let error = #expect(throws: ImportError.self) { try Self.read(text) }
    #expect(error?.message.contains("axes 2, 3") == true)
    let pair = AxisPair(x: 2, y: 3)
    let named = try Self.read(text, ImportOptions(singleTouchAxes: pair))
    #expect(named.contacts.story.first == "1 began 5,6 @0")
  }

  @Test("must have events")
  func noEvents() {
    #expect(throws: ImportError.self) { try Self.read(SampleLog.capabilities) }
    let other = Array("N: Panel\n".utf8)
    #expect(throws: ImportError.self) {
      try Self.read(
        Self.events("/dev/input/event1", Self.panel),
        ImportOptions(description: other)
      )
    }
  }

  @Test("speaks the protocol that its events show")
  func protocols() {
    func survey(_ events: SampleEvent...) -> TouchProtocol? {
      EventSurvey(
        events.map {
          KernelEvent(line: 1, time: 0, type: $0.type, code: $0.code, value: $0.value)
        }
      ).touchProtocol(singleTouchAxes: nil)
    }
    #expect(survey(.x(1), .packet) == .packets)
    #expect(survey(.slot(0), .x(1), .packet) == .slots)
    #expect(survey(.id(1), .x(1)) == .slots)
    #expect(survey(.id(1), .x(1), .packet) == .packets)
    #expect(survey(.touch(1), .axis(0, 1)) == .singleTouch(.usual))
    #expect(survey(.touch(1)) == nil)
    #expect(survey(.axis(0, 1)) == nil)
  }
}
