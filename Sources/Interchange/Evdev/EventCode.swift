/// The event types that matter to touches, as numbered by the kernel.
enum EventType {
  static let synchronization: UInt16 = 0
  static let key: UInt16 = 1
  static let absolute: UInt16 = 3
  static let miscellaneous: UInt16 = 4
}

/// Codes of type `EV_SYN`.
enum SynchronizationCode {
  static let report: UInt16 = 0
  static let multiTouchReport: UInt16 = 2
  static let dropped: UInt16 = 3
}

/// Codes of type `EV_KEY`.
enum KeyCode {
  static let toolPen: UInt16 = 0x140
  static let toolFinger: UInt16 = 0x145
  static let toolQuintuple: UInt16 = 0x148
  static let touch: UInt16 = 0x14A
  static let toolDouble: UInt16 = 0x14D
  static let toolTriple: UInt16 = 0x14E
  static let toolQuadruple: UInt16 = 0x14F

  /// How many fingers a touchpad tells of with a `BTN_TOOL_…` key, or nil for other keys.
  static func fingers(of code: UInt16) -> Int? {
    switch code {
    case toolFinger: 1
    case toolDouble: 2
    case toolTriple: 3
    case toolQuadruple: 4
    case toolQuintuple: 5
    default: nil
    }
  }
}

/// Codes of type `EV_MSC`.
enum MiscellaneousCode {
  static let scan: UInt16 = 4
}

/// Codes of type `EV_ABS`.
enum AxisCode {
  static let x: UInt16 = 0
  static let y: UInt16 = 1
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2F
  static let touchMajor: UInt16 = 0x30
  static let touchMinor: UInt16 = 0x31
  static let orientation: UInt16 = 0x34
  static let positionX: UInt16 = 0x35
  static let positionY: UInt16 = 0x36
  static let toolType: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let multiTouchPressure: UInt16 = 0x3A
  static let distance: UInt16 = 0x3B

  /// Every code from the slot to the tool's position belongs to the multi-touch protocols.
  static let multiTouch: ClosedRange<UInt16> = slot...0x3D
}
