/// The direction in which a gesture leads its transition towards completion.
struct DriveDirection: Equatable, Sendable {
  /// Whether it runs along the window's height.
  var isVertical: Bool
  /// 1 to the right or downwards, −1 to the left or upwards.
  var sign: Double

  /// A direction along an axis.
  init(isVertical: Bool, sign: Double) {
    self.isVertical = isVertical
    self.sign = sign
  }

  /// Away from `edge`, which is not `leading` or `trailing` any more.
  init(inwardsFrom edge: Edge) {
    switch edge {
    case .left, .leading: self.init(isVertical: false, sign: 1)
    case .right, .trailing: self.init(isVertical: false, sign: -1)
    case .top: self.init(isVertical: true, sign: 1)
    case .bottom: self.init(isVertical: true, sign: -1)
    }
  }

  /// How far `point` leads in this direction.
  func component(of point: Point) -> Double {
    sign * (isVertical ? point.y : point.x)
  }

  /// How far `point` leads to its side.
  func crossComponent(of point: Point) -> Double {
    isVertical ? point.x : point.y
  }

  /// The window's length along this direction, in points.
  func length(of size: Size) -> Double {
    isVertical ? size.height : size.width
  }
}
