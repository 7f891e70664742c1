/// How a number is guessed.
enum Predictor: UInt8, CaseIterable {
  /// As zero.
  case none = 0
  /// As the one before it on its track.
  case previous = 1
  /// On a line through the last two.
  case linear = 2
  /// On a parabola through the last three.
  case quadratic = 3
  /// As the one before, moved by half of the last two steps.
  case damped = 4
  /// As what other columns make expect: a recognizer's values from its touches.
  case derived = 5
  /// As the one of previous and linear that was better lately.
  case adaptive = 6

  /// The predictor whose errors on `column` are smallest, and their bits.
  static func best(
    for column: GriddedNumbers,
    tracks: [UInt8],
    expected: [Double]?
  ) -> (predictor: Predictor, bits: Int) {
    var best = (predictor: Predictor.none, bits: Int.max)
    for predictor in allCases where predictor != .derived || expected != nil {
      let errors = PredictionErrors(column, predictor, tracks: tracks, expected: expected)
      let bits = errors.list.reduce(0) { $0 + $1.zigzag.bitCount }
      if bits < best.bits { best = (predictor, bits) }
    }
    return best
  }
}
