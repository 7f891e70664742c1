internal import SessionModel

/// Points, and what other columns make expect in their place, as two columns of numbers.
struct PointColumns {
  private var xs: [Double] = []
  private var ys: [Double] = []
  private var expectedXs: [Double] = []
  private var expectedYs: [Double] = []

  mutating func append(_ point: Point, _ expected: Point) {
    xs.append(point.x)
    ys.append(point.y)
    expectedXs.append(expected.x)
    expectedYs.append(expected.y)
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet, _ x: ColumnID, _ y: ColumnID, _ tracks: Tracks) {
    columns.add(x, numbers: xs, tracks: tracks.list, expected: expectedXs)
    columns.add(y, numbers: ys, tracks: tracks.list, expected: expectedYs)
  }
}
