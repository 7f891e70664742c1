/// A window and what is presented in it.
public struct Window: Equatable, Sendable {
  /// Its name.
  public internal(set) var name: Name
  /// Its size in points.
  public internal(set) var size = Size(width: 390, height: 844)
  /// Its layout direction.
  public internal(set) var direction = LayoutDirection.ltr
  /// Pixels a point.
  public internal(set) var scale = 3.0
  /// Touch samples a second.
  public internal(set) var rate = 120.0
  /// Its tabs, in order.
  public internal(set) var tabs: [Name] = []

  init(_ name: Name) {
    self.name = name
  }

  /// The edge that `edge` means in this window's layout direction.
  public func resolved(_ edge: Edge) -> Edge {
    WindowGeometry(name: name, size: size, direction: direction).resolved(edge)
  }
}
