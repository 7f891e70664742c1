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
