@testable import Interchange

/// Writes the same frames in every format, as the tools would.
struct SampleLog {
  var frames: [SampleFrame]

  /// A panel of 1000 by 2000 units with ten slots.
  static let ranges: [(code: UInt16, maximum: Int32)] = [
    (AxisCode.slot, 9), (AxisCode.positionX, 999), (AxisCode.positionY, 1_999),
    (AxisCode.trackingID, 65_535), (AxisCode.multiTouchPressure, 255),
  ]

  /// The same panel as "getevent -lp" lists it.
  static let capabilities = """
    add device 1: /dev/input/event2
      name:     "Panel"
      events:
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 10
                    ABS_MT_POSITION_X     : value 0, min 0, max 999, fuzz 0, flat 0, resolution 10
                    ABS_MT_POSITION_Y     : value 0, min 0, max 1999, fuzz 0, flat 0, resolution 10
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 10
                    ABS_MT_PRESSURE       : value 0, min 0, max 255, fuzz 0, flat 0, resolution 10
      input props:
        INPUT_PROP_DIRECT
    """

  func text(_ format: RecordingFormat) -> String {
    lines(format).map { $0 + "\n" }.joined()
  }

  func bytes(_ format: RecordingFormat) -> [UInt8] {
    Array(text(format).utf8)
  }

  func lines(_ format: RecordingFormat) -> [String] {
    switch format {
    case .libinputRecord: libinputHeader + frames.flatMap(libinputFrame)
    case .evemu:
      evemuHeader
        + eventLines { "E: \($0) \(hex($1.type, 4)) \(hex($1.code, 4)) \(padded($1.value))" }
    case .evtest: evtestHeader + eventLines(evtestEvent)
    case .getevent:
      eventLines {
        "[\(String(repeating: " ", count: max(0, 15 - $0.count)))\($0)] "
          + "/dev/input/event2: \(hex($1.type, 4)) \(hex($1.code, 4)) "
          + hex(UInt32(bitPattern: $1.value), 8)
      }
    }
  }

  private func eventLines(_ line: (String, SampleEvent) -> String) -> [String] {
    frames.flatMap { frame in
      frame.allEvents.map { line(Self.seconds(frame.time ?? 0), $0) }
    }
  }

  private static func seconds(_ microseconds: Int64) -> String {
    let fraction = String(microseconds % 1_000_000)
    return
      "\(microseconds / 1_000_000).\(String(repeating: "0", count: 6 - fraction.count))\(fraction)"
  }

  private func hex(_ number: some BinaryInteger, _ digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private func padded(_ value: Int32) -> String {
    let digits = String(value.magnitude)
    let width = value < 0 ? 3 : 4
    return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }
}

extension SampleLog {
  private var libinputHeader: [String] {
    [
      "# libinput record", "version: 1", "ndevices: 1", "libinput:", "  version: \"1.0\"",
      "devices:", "- node: /dev/input/event2", "  evdev:", "    # Name: Panel",
      "    name: \"Panel\"", "    id: [24, 1, 2, 3]", "    codes:", "      3: [47, 53, 54, 57, 58]",
      "    absinfo:",
    ] + Self.ranges.map { "      \($0.code): [0, \($0.maximum), 0, 0, 10]" } + [
      "    properties: [1]", "  hid: [", "    0x05, 0x01, 0x09,", "    0xc0", "  ]", "  udev:",
      "    properties:", "    - ID_INPUT=1", "  quirks:", "  events:",
      "  # Current time is 10:00:00",
    ]
  }

  private func libinputFrame(_ frame: SampleFrame) -> [String] {
    let time = frame.time ?? 0
    return ["  - evdev:"]
      + frame.allEvents.map {
        "    - [\(time / 1_000_000), \(time % 1_000_000), \($0.type), \($0.code), \($0.value)]"
          + " # comment"
      }
  }

  private var evemuHeader: [String] {
    [
      "# EVEMU 1.3", "# Input device name: \"Panel\"", "N: Panel", "I: 0018 0001 0002 0003",
      "P: 02 00 00 00 00 00 00 00", "B: 00 0b 00 00 00 00 00 00 00",
    ] + Self.ranges.map { "A: \(hex($0.code, 2)) 0 \($0.maximum) 0 0 10" }
  }

  private var evtestHeader: [String] {
    [
      "Input driver version is 1.0.1",
      "Input device ID: bus 0x18 vendor 0x1 product 0x2 version 0x3",
      "Input device name: \"Panel\"", "Supported events:", "  Event type 3 (EV_ABS)",
    ]
      + Self.ranges.flatMap {
        [
          "    Event code \($0.code) (ABS)", "      Value      0", "      Min        0",
          "      Max    \($0.maximum)", "      Resolution      10",
        ]
      } + [
        "Properties:", "  Property type 1 (INPUT_PROP_DIRECT)",
        "Testing ... (interrupt to exit)",
      ]
  }

  private func evtestEvent(_ time: String, _ event: SampleEvent) -> String {
    switch (event.type, event.code) {
    case (0, 0): "Event: time \(time), -------------- SYN_REPORT ------------"
    case (0, 2): "Event: time \(time), ++++++++++++++ SYN_MT_REPORT ++++++++++++"
    case (0, 3): "Event: time \(time), >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<"
    default:
      "Event: time \(time), type \(event.type) (EV), code \(event.code) (NAME), value \(event.value)"
    }
  }
}
