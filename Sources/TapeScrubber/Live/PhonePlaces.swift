import SessionModel
import TerminalKit

/// From places on the screen to the points of the window that is drawn there.
struct PhonePlaces {
  /// The finest grid of pixels that is believed, in pixels a point.
  private static let finestScale = 64.0

  private let glass: CellRect
  private let size: Size
  /// Pixels a point: fingers are reported on the pixels of the phone.
  private let scale: Double

  /// The places of `window`, drawn within `glass`.
  init(_ glass: CellRect, _ window: Window) {
    self.glass = glass
    size = window.size
    let isSound = window.scale >= 1 && window.scale <= Self.finestScale
    scale = isSound ? window.scale : 1
  }

  /// The point of the window at a place; beside the phone it is the nearest one at its edge.
  func point(at place: MousePlace) -> Point {
    let column = place.column - Double(glass.origin.column)
    let row = place.row - Double(glass.origin.row)
    return inside(
      Point(
        x: column / Double(max(1, glass.size.columns)) * size.width,
        y: row / Double(max(1, glass.size.rows)) * size.height
      )
    )
  }

  /// The pixel within the window that is nearest to a point.
  func inside(_ point: Point) -> Point {
    Point(x: pixel(point.x, within: size.width), y: pixel(point.y, within: size.height))
  }

  private func pixel(_ value: Double, within extent: Double) -> Double {
    let bounded = min(max(value, 0), extent)
    guard bounded.isFinite else { return 0 }
    return min((bounded * scale).rounded() / scale, max(0, extent))
  }
}
