/// How far the steps of a column are from what a predictor expects; exceptions are not at all.
struct PredictionErrors {
  private(set) var list: [Int64] = []

  /// The errors of `predictor`; `expected` are the numbers that other columns make expect, if any.
  init(_ column: GriddedNumbers, _ predictor: Predictor, tracks: [UInt8], expected: [Double]?) {
    list.reserveCapacity(column.steps.count)
    if predictor == .derived {
      derive(column, expected ?? [])
    } else {
      follow(column, predictor, tracks)
    }
  }

  private mutating func follow(_ column: GriddedNumbers, _ predictor: Predictor, _ tracks: [UInt8])
  {
    var histories = Histories(predictor)
    for place in column.steps.indices {
      let isException = column.isException(place)
      list.append(histories.error(column.steps[place], tracks[place], isException: isException))
    }
  }

  private mutating func derive(_ column: GriddedNumbers, _ expected: [Double]) {
    for run in column.runs {
      for place in list.count..<(list.count + run.count) {
        let predicted = run.grid.nearest(expected[place]) ?? 0
        list.append(column.isException(place) ? 0 : column.steps[place] &- predicted)
      }
    }
  }
}
