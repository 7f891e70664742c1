/// Red, green and blue, for colours that are computed.
public struct RGB: Hashable, Sendable {
  /// 0, the darkest.
  public static let black = RGB(0, 0, 0)
  /// 255, the brightest.
  public static let white = RGB(255, 255, 255)

  /// The level of red.
  public let red: UInt8
  /// The level of green.
  public let green: UInt8
  /// The level of blue.
  public let blue: UInt8

  /// A colour of three levels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The same as the colour of a cell.
  public var color: Color {
    .rgb(red, green, blue)
  }

  /// The colour that lies `share` (0…1) of the way to `other`, level by level.
  public func mixed(with other: RGB, share: Double) -> RGB {
    let share = share > 0 ? min(share, 1) : 0
    func level(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return RGB(level(red, other.red), level(green, other.green), level(blue, other.blue))
  }
}
