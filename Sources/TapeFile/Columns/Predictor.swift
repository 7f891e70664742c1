/// How a number is guessed from those before it on its track.
enum Predictor: UInt8, CaseIterable {
  /// As zero.
  case none = 0
  /// As the one before.
  case previous = 1
  /// On a line through the last two.
  case linear = 2
  /// On a parabola through the last three.
  case quadratic = 3
  /// As the one before, moved by half of the last two steps.
  case damped = 4

  /// The predictor whose errors on `column` are smallest.
  static func best(for column: GriddedNumbers, tracks: [UInt8]) -> Predictor {
    var best = (predictor: Predictor.none, bits: Int.max)
    for predictor in allCases {
      let bits = cost(of: predictor, column, tracks)
      if bits < best.bits { best = (predictor, bits) }
    }
    return best.predictor
  }

  private static func cost(
    of predictor: Predictor,
    _ column: GriddedNumbers,
    _ tracks: [UInt8]
  ) -> Int {
    var histories = Histories()
    var bits = 0
    for place in column.steps.indices {
      let predicted = histories.predict(predictor, tracks[place])
      let step = column.isException(place) ? predicted : column.steps[place]
      bits += (step &- predicted).zigzag.bitCount
      histories.note(step, tracks[place])
    }
    return bits
  }
}
