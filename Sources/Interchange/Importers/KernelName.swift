/// The kernel's names of event types, codes and values, as tools print them.
enum KernelName {
  /// Stands for a code whose name is not known here; no kernel code is that large.
  static let unknownCode = UInt16.max

  private struct Entry {
    var name: StaticString
    var number: UInt16

    init(_ name: StaticString, _ number: UInt16) {
      self.name = name
      self.number = number
    }
  }

  /// The number of a type name such as `EV_ABS`.
  static func type(of word: Span<UInt8>) -> UInt16? {
    number(of: word, in: types)
  }

  /// The number of a code name of `type`, or nil if the name is not known.
  static func code(of word: Span<UInt8>, type: UInt16) -> UInt16? {
    switch type {
    case EventType.synchronization: number(of: word, in: synchronizations)
    case EventType.key: number(of: word, in: keys)
    case EventType.absolute: number(of: word, in: axes)
    case EventType.miscellaneous: number(of: word, in: miscellaneous)
    default: nil
    }
  }

  /// The name of an axis, or its number where it has no name here.
  static func axis(_ code: UInt16) -> String {
    axes.first { $0.number == code }?.name.description ?? "ABS_\(code)"
  }

  /// The bit of a property name such as `INPUT_PROP_DIRECT`.
  static func property(of word: Span<UInt8>) -> UInt16? {
    number(of: word, in: properties)
  }

  /// The value that a label such as `DOWN` stands for.
  static func value(of word: Span<UInt8>) -> UInt16? {
    number(of: word, in: values)
  }

  /// The name of the property with the number `bit`, or its number where it has no name here.
  static func property(_ bit: Int) -> String {
    properties.first { Int($0.number) == bit }?.name.description ?? "INPUT_PROP_\(bit)"
  }

  private static func number(of word: Span<UInt8>, in entries: [Entry]) -> UInt16? {
    for entry in entries where word.equals(entry.name) { return entry.number }
    return nil
  }

  private static let types = [
    Entry("EV_ABS", 3), Entry("EV_SYN", 0), Entry("EV_KEY", 1), Entry("EV_MSC", 4),
    Entry("EV_REL", 2), Entry("EV_SW", 5), Entry("EV_LED", 0x11), Entry("EV_SND", 0x12),
    Entry("EV_REP", 0x14), Entry("EV_FF", 0x15), Entry("EV_PWR", 0x16), Entry("EV_FF_STATUS", 0x17),
  ]

  private static let synchronizations = [
    Entry("SYN_REPORT", 0), Entry("SYN_CONFIG", 1), Entry("SYN_MT_REPORT", 2),
    Entry("SYN_DROPPED", 3),
  ]

  private static let keys = [
    Entry("BTN_TOUCH", 0x14A), Entry("BTN_TOOL_FINGER", 0x145), Entry("BTN_TOOL_DOUBLETAP", 0x14D),
    Entry("BTN_TOOL_TRIPLETAP", 0x14E), Entry("BTN_TOOL_QUADTAP", 0x14F),
    Entry("BTN_TOOL_QUINTTAP", 0x148), Entry("BTN_TOOL_PEN", 0x140), Entry("BTN_DIGI", 0x140),
    Entry("BTN_TOOL_RUBBER", 0x141), Entry("BTN_STYLUS", 0x14B), Entry("BTN_STYLUS2", 0x14C),
    Entry("BTN_LEFT", 0x110), Entry("BTN_MOUSE", 0x110), Entry("BTN_RIGHT", 0x111),
    Entry("BTN_MIDDLE", 0x112),
  ]

  private static let miscellaneous = [
    Entry("MSC_TIMESTAMP", 5), Entry("MSC_SCAN", 4), Entry("MSC_SERIAL", 0),
    Entry("MSC_PULSELED", 1), Entry("MSC_GESTURE", 2), Entry("MSC_RAW", 3),
  ]

  private static let axes = [
    Entry("ABS_MT_POSITION_X", 0x35), Entry("ABS_MT_POSITION_Y", 0x36), Entry("ABS_MT_SLOT", 0x2F),
    Entry("ABS_MT_TRACKING_ID", 0x39), Entry("ABS_MT_PRESSURE", 0x3A),
    Entry("ABS_MT_TOUCH_MAJOR", 0x30), Entry("ABS_MT_TOUCH_MINOR", 0x31),
    Entry("ABS_MT_WIDTH_MAJOR", 0x32), Entry("ABS_MT_WIDTH_MINOR", 0x33),
    Entry("ABS_MT_ORIENTATION", 0x34), Entry("ABS_MT_TOOL_TYPE", 0x37),
    Entry("ABS_MT_BLOB_ID", 0x38), Entry("ABS_MT_DISTANCE", 0x3B), Entry("ABS_MT_TOOL_X", 0x3C),
    Entry("ABS_MT_TOOL_Y", 0x3D), Entry("ABS_X", 0), Entry("ABS_Y", 1), Entry("ABS_Z", 2),
    Entry("ABS_RX", 3), Entry("ABS_RY", 4), Entry("ABS_RZ", 5), Entry("ABS_PRESSURE", 0x18),
    Entry("ABS_DISTANCE", 0x19), Entry("ABS_TILT_X", 0x1A), Entry("ABS_TILT_Y", 0x1B),
    Entry("ABS_TOOL_WIDTH", 0x1C), Entry("ABS_MISC", 0x28),
  ]

  private static let properties = [
    Entry("INPUT_PROP_POINTER", 0), Entry("INPUT_PROP_DIRECT", 1), Entry("INPUT_PROP_BUTTONPAD", 2),
    Entry("INPUT_PROP_SEMI_MT", 3), Entry("INPUT_PROP_TOPBUTTONPAD", 4),
  ]

  private static let values = [
    Entry("UP", 0), Entry("DOWN", 1), Entry("REPEAT", 2), Entry("MT_TOOL_FINGER", 0),
    Entry("MT_TOOL_PEN", 1), Entry("MT_TOOL_PALM", 2),
  ]
}
