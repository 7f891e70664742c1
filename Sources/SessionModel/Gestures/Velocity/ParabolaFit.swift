/// The parabola nearest to some values over time, by least squares.
struct ParabolaFit {
  private var count = 0.0
  private var (time, square, cube, fourth) = (0.0, 0.0, 0.0, 0.0)
  private var (value, valueTime, valueSquare) = (0.0, 0.0, 0.0)

  /// Takes in `value` at `time`, in seconds.
  mutating func add(_ value: Double, at time: Double) {
    let square = time * time
    count += 1
    self.time += time
    self.square += square
    cube += square * time
    fourth += square * square
    self.value += value
    valueTime += value * time
    valueSquare += value * square
  }

  /// Its slope at time 0, units a second; a straight line's where there are but two moments, 0 where
  /// there is one.
  var slopeAtZero: Double {
    guard count > 1 else { return 0 }
    let timeSpread = square - time * time / count
    let mixedSpread = cube - time * square / count
    let squareSpread = fourth - square * square / count
    let timeValue = valueTime - time * value / count
    let squareValue = valueSquare - square * value / count
    let determinant = timeSpread * squareSpread - mixedSpread * mixedSpread
    // Two moments leave the parabola open; rounding must not close it.
    guard count > 2, determinant > timeSpread * squareSpread * 1e-12 else {
      return timeSpread > 0 ? timeValue / timeSpread : 0
    }
    return (timeValue * squareSpread - squareValue * mixedSpread) / determinant
  }
}
