extension GridRun {
  /// A shorter run costs more than it saves.
  private static let shortest = 3

  /// Cuts `numbers` into runs that lie on fractions; what lies on none is in runs of bits.
  ///
  /// One column can hold touches of several devices, one after the other. With `pixels`, some units
  /// of a device may be all that occur.
  static func fractions(in numbers: [Double], orPixels pixels: Bool) -> [GridRun] {
    var runs: [GridRun] = []
    var start = 0
    while start < numbers.count {
      let run = fraction(numbers, from: start, orPixels: pixels)
      if case .named? = runs.last?.grid, case .named = run.grid {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
      start += run.count
    }
    return runs
  }

  /// The longest run from `start` on, or one of bits.
  private static func fraction(
    _ numbers: [Double],
    from start: Int,
    orPixels: Bool
  ) -> GridRun {
    var spacing = Spacing()
    var end = start
    while end < numbers.count, spacing.add(numbers[end]) { end += 1 }
    let bits = GridRun(count: max(1, end - start), grid: .named(.bits))
    guard end - start >= shortest, let fraction = Fraction(near: spacing.length) else {
      return bits
    }
    let grid = ColumnGrid.fraction(fraction)
    let misfit = (start..<end).first { grid.step(numbers[$0]) == nil } ?? end
    guard misfit - start >= shortest else { return bits }
    let units = (start..<misfit).compactMap { grid.step(numbers[$0]) }
    if orPixels, let pixels = PixelFraction(holding: units, of: fraction),
      (start..<misfit).allSatisfy({ ColumnGrid.pixels(pixels).step(numbers[$0]) != nil })
    {
      return GridRun(count: units.count, grid: .pixels(pixels))
    }
    return GridRun(count: units.count, grid: grid)
  }
}
