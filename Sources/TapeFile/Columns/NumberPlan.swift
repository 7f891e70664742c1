/// How a column of numbers is going to be written: its grids, its predictor, and what that leaves.
struct NumberPlan {
  /// One number in so many may differ from what is expected before grids are looked for.
  private static let missedShare = 32

  let column: GriddedNumbers
  let predictor: Predictor
  let errors: [Int64]

  /// Chooses what costs the fewest bits.
  init(_ numbers: [Double], tracks: [UInt8], expected: [Double]?) {
    let bits = [GridRun(count: numbers.count, grid: .named(.bits))]
    if let expected, NumberPlan.misses(numbers, expected) <= numbers.count / NumberPlan.missedShare
    {
      self.init(GriddedNumbers(numbers, on: bits), .derived, tracks: tracks, expected: expected)
      return
    }
    let gridded = GriddedNumbers(numbers)
    var best = Predictor.best(for: gridded, tracks: tracks, expected: expected)
    best.bits += gridded.exceptionBits
    guard expected != nil, gridded.runs != bits else {
      self.init(gridded, best.predictor, tracks: tracks, expected: expected)
      return
    }
    let raw = GriddedNumbers(numbers, on: bits)
    let rawBest = Predictor.best(for: raw, tracks: tracks, expected: expected)
    let isRaw = rawBest.bits < best.bits
    self.init(
      isRaw ? raw : gridded,
      isRaw ? rawBest.predictor : best.predictor,
      tracks: tracks,
      expected: expected
    )
  }

  private init(
    _ column: GriddedNumbers,
    _ predictor: Predictor,
    tracks: [UInt8],
    expected: [Double]?
  ) {
    self.column = column
    self.predictor = predictor
    errors = PredictionErrors(column, predictor, tracks: tracks, expected: expected).list
  }

  /// The runs, where one named grid does not hold the whole column.
  func encodedRuns() -> [UInt8] {
    if case .named? = column.grid { return [] }
    var writer = ByteWriter()
    writer.write(list: column.runs) { $1.write(to: &$0) }
    return writer.bytes
  }

  private static func misses(_ numbers: [Double], _ expected: [Double]) -> Int {
    var misses = 0
    for place in numbers.indices where numbers[place].bitPattern != expected[place].bitPattern {
      misses += 1
    }
    return misses
  }
}
