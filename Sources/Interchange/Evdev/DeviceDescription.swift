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
