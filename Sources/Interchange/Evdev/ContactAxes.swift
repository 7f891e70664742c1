/// The state of one contact in device units; nil is unknown, never an invented zero.
struct ContactAxes: Equatable, Sendable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var touchMajor: Int32?
  var touchMinor: Int32?
  var orientation: Int32?
  /// 0 finger, 1 pen, 2 palm.
  var toolType: Int32?
  /// Height above the surface; more than 0 is hovering.
  var distance: Int32?

  /// The tool type of a pen.
  static let pen: Int32 = 1
  /// The tool type of a palm.
  static let palm: Int32 = 2

  var isPalm: Bool { toolType == Self.palm }
  var isHovering: Bool { distance.map { $0 > 0 } ?? false }

  /// Sets the value of a multi-touch axis and says whether the axis is one of these.
  mutating func set(_ code: UInt16, to value: Int32) -> Bool {
    switch code {
    case AxisCode.positionX: x = value
    case AxisCode.positionY: y = value
    case AxisCode.multiTouchPressure: pressure = value
    case AxisCode.touchMajor: touchMajor = value
    case AxisCode.touchMinor: touchMinor = value
    case AxisCode.orientation: orientation = value
    case AxisCode.toolType: toolType = value
    case AxisCode.distance: distance = value
    default: return false
    }
    return true
  }
}
