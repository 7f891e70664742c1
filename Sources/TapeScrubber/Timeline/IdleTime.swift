import SessionModel
import TapeReplay

/// The long stretches of a tape in which nothing happens, and whether leaving them out is worth it.
struct IdleTime: Equatable, Sendable {
  /// The shortest stretch that is worth a fold, in microseconds: with the second that is still shown
  /// after an event, a pause of five seconds.
  private static let leastFold: Int64 = 4_000_000
  /// Folds that are kept; more would not fit on any screen.
  private static let most = 512
  /// The share of a tape that must be idle for folds to be there without being asked for.
  private static let share = 3

  /// What may be left out, in order of time.
  let folds: [Fold]
  private let length: Int64

  /// No idle time.
  init() {
    (folds, length) = ([], 0)
  }

  /// The stretches among `folds`, each of which begins `shown` after an event, that are long enough
  /// and end before `end`.
  init(_ folds: [Fold], until end: Time) {
    var long: [Fold] = []
    for fold in folds where fold.length.microseconds > IdleTime.leastFold {
      guard fold.start >= long.last?.end ?? .zero, fold.end <= end else { continue }
      long.append(fold)
    }
    length = long.reduce(0) { $0 + $1.length.microseconds }
    guard long.count > IdleTime.most else {
      self.folds = long
      return
    }
    let places = long.indices.sorted { (long[$1].length, $0) < (long[$0].length, $1) }
    self.folds = places.prefix(IdleTime.most).sorted().map { long[$0] }
  }

  /// Whether more than a third of a tape that ends at `end` is idle.
  func prevails(until end: Time) -> Bool {
    Int128(length) * Int128(IdleTime.share) > Int128(end.microseconds)
  }
}
