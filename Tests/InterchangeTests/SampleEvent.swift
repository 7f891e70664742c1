@testable import Interchange

/// One kernel event of a test, without its time.
struct SampleEvent: Equatable {
  var type: UInt16
  var code: UInt16
  var value: Int32

  static func axis(_ code: UInt16, _ value: Int32) -> Self {
    Self(type: EventType.absolute, code: code, value: value)
  }

  static func key(_ code: UInt16, _ value: Int32) -> Self {
    Self(type: EventType.key, code: code, value: value)
  }

  static func slot(_ number: Int32) -> Self { axis(AxisCode.slot, number) }
  static func id(_ id: Int32) -> Self { axis(AxisCode.trackingID, id) }
  static func x(_ value: Int32) -> Self { axis(AxisCode.positionX, value) }
  static func y(_ value: Int32) -> Self { axis(AxisCode.positionY, value) }
  static func pressure(_ value: Int32) -> Self { axis(AxisCode.multiTouchPressure, value) }
  static func major(_ value: Int32) -> Self { axis(AxisCode.touchMajor, value) }
  static func tool(_ value: Int32) -> Self { axis(AxisCode.toolType, value) }
  static func distance(_ value: Int32) -> Self { axis(AxisCode.distance, value) }
  static func touch(_ value: Int32) -> Self { key(KeyCode.touch, value) }
  static let packet = Self(type: 0, code: SynchronizationCode.multiTouchReport, value: 0)
  static let dropped = Self(type: 0, code: SynchronizationCode.dropped, value: 0)
  static let lift = id(-1)
}
