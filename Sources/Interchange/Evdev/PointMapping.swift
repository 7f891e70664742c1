import SessionModel

/// Maps device units to points of a screen.
///
/// With *u* and *v* the places of x and y between the ends of their axes (0 to 1),
///
/// | rotation | x ÷ width | y ÷ height |
/// | -------- | --------- | ---------- |
/// | 0°       | u         | v          |
/// | 90°      | 1 − v     | u          |
/// | 180°     | 1 − u     | 1 − v      |
/// | 270°     | v         | 1 − u      |
///
/// An axis with exactly one unit for each point counts points from 0 to size − 1, so it is scaled by
/// size − 1 instead of by the size. Values outside the stated range stay outside the screen: nothing
/// is clamped. Only + − × ÷ are used, so equal input gives equal points on every machine.
struct PointMapping: Equatable, Sendable {
  /// The size, in points, of the window of a session that does not state one.
  static let defaultScreen = Size(width: 390, height: 844)

  var x: AxisSpan
  var y: AxisSpan
  /// The size of the screen in points, as seen after rotation.
  var screen = defaultScreen
  var rotation = ScreenRotation.none
  /// The largest value of the pressure axis, if there is one above 0.
  var pressureMaximum: Int32?
  /// Whether the device is a touchpad, so that points are not places on a screen.
  var isPointer = false

  /// The point of a place in device units.
  func point(x rawX: Int32, y rawY: Int32) -> Point {
    switch rotation {
    case .none:
      Point(x: place(rawX, x, screen.width, false), y: place(rawY, y, screen.height, false))
    case .quarter:
      Point(x: place(rawY, y, screen.width, true), y: place(rawX, x, screen.height, false))
    case .half:
      Point(x: place(rawX, x, screen.width, true), y: place(rawY, y, screen.height, true))
    case .threeQuarters:
      Point(x: place(rawY, y, screen.width, false), y: place(rawX, x, screen.height, true))
    }
  }

  /// The point of a contact, or nil while a coordinate is unknown.
  func point(of axes: ContactAxes) -> Point? {
    guard let x = axes.x, let y = axes.y else { return nil }
    return point(x: x, y: y)
  }

  /// The pressure as a part of the axis maximum, whatever the minimum (as Android does).
  func pressure(of axes: ContactAxes) -> Double? {
    guard let pressure = axes.pressure, let maximum = pressureMaximum, maximum > 0 else {
      return nil
    }
    return Double(pressure) / Double(maximum)
  }

  private func place(_ raw: Int32, _ axis: AxisSpan, _ size: Double, _ isReversed: Bool) -> Double {
    let hasUnitPerPoint = Double(axis.length + 1) == size
    return axis.scaled(raw, to: hasUnitPerPoint ? size - 1 : size, isReversed: isReversed)
  }
}
