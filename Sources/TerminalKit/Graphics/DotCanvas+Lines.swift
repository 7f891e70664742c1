extension DotCanvas {
  /// Sets the dots of a straight line, or one of every `gap` dots; ends may lie anywhere, only what is
  /// inside is drawn.
  ///
  /// `dots` counts the dots of the lines that are joined to one, so that gaps go on from line to line.
  ///
  /// - Complexity: O(width + height of the canvas), however far away the ends are.
  public mutating func line(
    fromX x0: Int,
    y y0: Int,
    toX x1: Int,
    y y1: Int,
    every gap: Int = 1,
    dots: inout Int
  ) {
    guard let part = clipped(x0, y0, x1, y1) else { return }
    let steps = max(abs(part.x1 - part.x0), abs(part.y1 - part.y0)).rounded()
    let count = Int(steps)
    for step in 0...count where (dots + step) % max(1, gap) == 0 {
      let along = count == 0 ? 0 : Double(step) / steps
      let x = part.x0 + (part.x1 - part.x0) * along
      let y = part.y0 + (part.y1 - part.y0) * along
      self[Int(x.rounded()), Int(y.rounded())] = true
    }
    dots += count
  }

  /// Sets the dots of a straight line; ends may lie anywhere, only what is inside is drawn.
  ///
  /// - Complexity: O(width + height of the canvas), however far away the ends are.
  public mutating func line(fromX x0: Int, y y0: Int, toX x1: Int, y y1: Int) {
    var dots = 0
    line(fromX: x0, y: y0, toX: x1, y: y1, dots: &dots)
  }

  /// The part of a line inside the canvas (Liang and Barsky 1984), or `nil` if there is none.
  private func clipped(
    _ x0: Int,
    _ y0: Int,
    _ x1: Int,
    _ y1: Int
  ) -> (x0: Double, y0: Double, x1: Double, y1: Double)? {
    let (startX, startY) = (Self.near(x0), Self.near(y0))
    let (spanX, spanY) = (Self.near(x1) - startX, Self.near(y1) - startY)
    var (enter, leave) = (0.0, 1.0)
    let edges = [
      (-spanX, startX), (spanX, Double(width - 1) - startX),
      (-spanY, startY), (spanY, Double(height - 1) - startY),
    ]
    for (speed, distance) in edges {
      if speed == 0 {
        if distance < 0 { return nil }
      } else if speed < 0 {
        enter = max(enter, distance / speed)
      } else {
        leave = min(leave, distance / speed)
      }
    }
    guard enter <= leave else { return nil }
    return (
      startX + enter * spanX, startY + enter * spanY,
      startX + leave * spanX, startY + leave * spanY
    )
  }

  /// What is more than 2³⁰ dots away is moved there, so that fractions of the way stay exact to
  /// less than a dot.
  private static func near(_ coordinate: Int) -> Double {
    Double(min(max(coordinate, -CellPosition.limit), CellPosition.limit))
  }
}
