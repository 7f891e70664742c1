import SessionModel
import TapeReplay

/// A tape's time with folds left out, in microseconds.
struct ShownTime {
  /// The largest number that surely is a time.
  private static let largest = 9.2e18

  /// The whole without what is left out.
  let length: Int64
  private let folds: [Fold]
  /// Time left out before each fold.
  private var before: [Int64] = []
  /// Where each fold stands.
  private var places: [Int64] = []

  /// The time until `end` without `folds`, which must be in order and must not overlap.
  init(until end: Time, folds: [Fold]) {
    self.folds = folds
    var sum: Int64 = 0
    for fold in folds {
      before.append(sum)
      places.append(fold.start.microseconds - sum)
      sum += fold.length.microseconds
    }
    length = max(0, end.microseconds - sum)
  }

  /// Where `time` is shown; a time in a fold where the fold stands.
  func shown(at time: Time) -> Double {
    let past = folds.firstPlace { $0.start > time }
    guard past > 0 else { return Double(time.microseconds) }
    let fold = folds[past - 1]
    guard time >= fold.end else { return Double(places[past - 1]) }
    let leftOut = before[past - 1] + fold.length.microseconds
    return Double(time.microseconds - leftOut)
  }

  /// The time that is shown at `shown`; where a fold stands, its start.
  func time(at shown: Double) -> Time {
    let shown = Int64(min(max(shown.rounded(), 0), Self.largest))
    let past = places.firstPlace { $0 >= shown }
    guard past > 0 else { return Time(microseconds: shown) }
    let leftOut = before[past - 1] + folds[past - 1].length.microseconds
    return Time(microseconds: shown) + Interval(microseconds: leftOut)
  }
}
