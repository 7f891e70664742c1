import SessionModel

/// A path of straight lines, measured along its length.
struct FingerPath {
  private var corners: [Point]
  /// Length of the path up to each corner, in points.
  private var distances: [Double]
  /// The first and last line of positive length.
  private var outerLines = (first: 0, last: 0)

  /// The path through `corners`, clamped to `SynthesisLimits`; at least one.
  init(from start: Point, via: [Point], to end: Point) {
    corners = [SynthesisLimits.clamp(start)]
    distances = [0]
    var length = 0.0
    for corner in via + [end] {
      let corner = SynthesisLimits.clamp(corner)
      let step = corner - corners[corners.count - 1]
      length += (step.x * step.x + step.y * step.y).squareRoot()
      corners.append(corner)
      distances.append(length)
    }
    guard length > 0 else { return }
    outerLines.first = (distances.firstIndex { $0 > 0 } ?? 1) - 1
    outerLines.last = (distances.firstIndex { $0 == length } ?? 1) - 1
  }

  /// Length of the whole path, in points.
  var length: Double {
    distances[distances.count - 1]
  }

  /// The place where `progress` of the length is covered.
  ///
  /// 0 and 1 are exactly the ends; less and more lie on the outer lines, prolonged.
  /// - Complexity: O(log corners).
  func position(atProgress progress: Double) -> Point {
    if progress == 1 || length == 0 { return corners[corners.count - 1] }
    if progress == 0 { return corners[0] }
    let distance = progress * length
    let line = line(at: distance)
    let (start, end) = (corners[line], corners[line + 1])
    let part = (distance - distances[line]) / (distances[line + 1] - distances[line])
    return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// The line of positive length on which `distance` lies: the first one for less than 0, the last
  /// one for more than the whole.
  private func line(at distance: Double) -> Int {
    var (low, high) = (outerLines.first, outerLines.last)
    while low < high {
      let middle = (low + high) / 2
      if distances[middle + 1] > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
