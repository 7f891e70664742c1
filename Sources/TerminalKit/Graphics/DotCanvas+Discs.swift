extension DotCanvas {
  /// The largest radius; no canvas is wider.
  private static let largestRadius = 8000.0

  /// Sets the dots whose middle lies in a disc around (x, y), in dots from the upper left corner of the
  /// canvas, with the half axes `across` and `down`; only what is inside the canvas is drawn.
  ///
  /// - Complexity: O(dots of the disc).
  public mutating func disc(x: Double, y: Double, across: Double, down: Double) {
    let across = min(max(across, 0.5), Self.largestRadius)
    let down = min(max(down, 0.5), Self.largestRadius)
    let columns = Self.dots(around: x, across, of: width)
    for row in Self.dots(around: y, down, of: height) {
      let distanceY = (Double(row) + 0.5 - y) / down
      for column in columns {
        let distanceX = (Double(column) + 0.5 - x) / across
        if distanceX * distanceX + distanceY * distanceY <= 1 { self[column, row] = true }
      }
    }
  }

  private static func dots(around middle: Double, _ radius: Double, of extent: Int) -> Range<Int> {
    let limit = Double(extent)
    let low = min(max((middle - radius).rounded(.down), 0), limit)
    let high = min(max((middle + radius).rounded(.up), 0), limit)
    guard low < high else { return 0..<0 }
    return Int(low)..<Int(high)
  }
}
