import SessionModel

/// Session time with some folds left out, in microseconds shown.
///
/// What lies in a fold is shown at no time at all; the moment of a fold stands for its end.
struct FoldedTime: Equatable, Sendable {
  let folds: [Fold]
  /// Where each fold stands in shown time.
  private let places: [Int64]
  /// Time left out by the folds before each one, and by all of them.
  private let leftOut: [Int64]

  /// The folds, in order of time; one that overlaps the one before it is ignored.
  init(_ folds: [Fold]) {
    var kept: [Fold] = []
    var (places, leftOut) = ([Int64](), [Int64(0)])
    var sum: Int64 = 0
    for fold in folds where fold.start >= kept.last?.end ?? .zero && fold.start < fold.end {
      places.append(fold.start.microseconds - sum)
      sum += fold.length.microseconds
      leftOut.append(sum)
      kept.append(fold)
    }
    (self.folds, self.places, self.leftOut) = (kept, places, leftOut)
  }

  /// The session time that is shown at `shown`.
  func time(at shown: Int64) -> Time {
    let past = places.firstPlace { $0 > shown }
    return Time(microseconds: shown) + Interval(microseconds: leftOut[past])
  }

  /// When `time` is shown; a time in a fold is shown as the fold's end.
  func shown(at time: Time) -> Int64 {
    let past = folds.firstPlace { $0.start > time }
    guard past > 0 else { return time.microseconds }
    if time < folds[past - 1].end { return places[past - 1] }
    return time.microseconds - leftOut[past]
  }
}
