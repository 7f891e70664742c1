/// What a recording, or a file beside it, says about an input device.
struct DeviceDescription: Equatable, Sendable {
  /// The device file, such as `/dev/input/event2`.
  var path: String?
  var name: String?
  var identity: DeviceIdentity?
  var properties: DeviceProperties = []
  /// The stated range of each absolute axis, by its code.
  var axes: [UInt16: AxisRange] = [:]

  init(path: String? = nil, name: String? = nil) {
    self.path = path
    self.name = name
  }

  /// Whether any multi-touch axis is declared.
  var hasMultiTouchAxes: Bool {
    axes.keys.contains { AxisCode.multiTouch.contains($0) }
  }

  /// Takes over from `other` whatever is not known here.
  mutating func fill(from other: DeviceDescription) {
    path = path ?? other.path
    name = name ?? other.name
    identity = identity ?? other.identity
    if properties.isEmpty { properties = other.properties }
    axes.merge(other.axes) { mine, _ in mine }
  }
}

/// The numbers by which a device names itself.
struct DeviceIdentity: Equatable, Sendable {
  var bus: UInt16
  var vendor: UInt16
  var product: UInt16
  var version: UInt16
}

/// What kind of device it is, as numbered by the kernel's `INPUT_PROP_…` bits.
struct DeviceProperties: OptionSet, Sendable {
  let rawValue: UInt64

  /// Needs a pointer on a screen: a touchpad.
  static let pointer = Self(rawValue: 1 << 0)
  /// Lies on a screen: a touchscreen.
  static let direct = Self(rawValue: 1 << 1)
  /// Has buttons beneath the surface: a touchpad.
  static let buttonPad = Self(rawValue: 1 << 2)
  /// Reports the corners of a rectangle around all fingers instead of the fingers.
  static let semiMultiTouch = Self(rawValue: 1 << 3)

  /// The property with the kernel's number `bit`; numbers above 63 do not exist.
  init(bit: Int) {
    rawValue = (0..<64).contains(bit) ? 1 << UInt64(bit) : 0
  }

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

/// The range of an axis in device units, as the kernel states it.
struct AxisRange: Equatable, Sendable {
  var minimum: Int32
  var maximum: Int32
  var fuzz: Int32 = 0
  var flat: Int32 = 0
  /// Units per millimetre for positions; 0 if unknown.
  var resolution: Int32 = 0
}
