import SessionModel
import TapeReplay

/// A stretch of time laid out over places of equal length, such as the columns of a screen.
///
/// What is folded takes one place, whatever its length. Every place has a moment that lies in it:
/// `place(of: time(ofPlace: place)) == place`, as long as there are as many microseconds as places.
struct TimeAxis: Equatable, Sendable {
  /// Of so many places one may be a fold; more would leave no room for what happens.
  private static let placesPerFold = 6

  /// Consecutive places.
  private struct Piece: Equatable, Sendable {
    var start: Time
    var end: Time
    var first: Int
    var count: Int
    var isFold: Bool
  }

  /// The first moment.
  let start: Time
  /// The last moment, which lies in the last place.
  let end: Time
  /// Number of places, at least 1.
  let count: Int
  private var pieces: [Piece] = []

  /// An axis from `start` to `end`; of `folds`, in order of time, the longest are folded.
  init(from start: Time, to end: Time, count: Int, folds: [Fold] = []) {
    self.start = start
    self.end = max(start, end)
    self.count = max(1, count)
    lay(TimeAxis.longest(folds, within: start...self.end, atMost: self.count / Self.placesPerFold))
  }

  /// The folds, and the place of each.
  var folds: [(place: Int, start: Time, end: Time)] {
    pieces.filter(\.isFold).map { ($0.first, $0.start, $0.end) }
  }

  /// Whether `place` is a fold.
  func isFold(_ place: Int) -> Bool {
    pieces[piece { $0.first > place }].isFold
  }

  /// Whether `time` lies on the axis.
  func contains(_ time: Time) -> Bool {
    (start...end).contains(time)
  }

  /// The place in which `time` lies; the first or last for one that lies on neither.
  func place(of time: Time) -> Int {
    let piece = pieces[piece { $0.start > time }]
    guard !piece.isFold, time > piece.start, piece.end > piece.start else { return piece.first }
    let distance = Int128((min(time, end) - piece.start).microseconds)
    let place = distance * Int128(piece.count) / Int128((piece.end - piece.start).microseconds)
    return piece.first + min(Int(place), piece.count - 1)
  }

  /// The first moment of a place; of the last one the end of the axis, which people aim at there.
  func time(ofPlace place: Int) -> Time {
    guard place < count - 1 else { return end }
    return begin(ofPlace: max(place, 0))
  }

  /// From the first moment of a place to that of the next.
  func span(ofPlace place: Int) -> (start: Time, end: Time) {
    (begin(ofPlace: place), place + 1 < count ? begin(ofPlace: place + 1) : end)
  }

  private func begin(ofPlace place: Int) -> Time {
    let piece = pieces[piece { $0.first > place }]
    guard !piece.isFold else { return piece.start }
    let length = Int128((piece.end - piece.start).microseconds)
    let count = Int128(piece.count)
    let distance = (Int128(place - piece.first) * length + count - 1) / count
    return piece.start + Interval(microseconds: Int64(distance))
  }

  /// Place of the last piece that is not beyond.
  private func piece(_ isBeyond: (Piece) -> Bool) -> Int {
    max(0, pieces.firstPlace(where: isBeyond) - 1)
  }
}

extension TimeAxis {
  private static func longest(
    _ folds: [Fold],
    within bounds: ClosedRange<Time>,
    atMost limit: Int
  ) -> [Fold] {
    let visible = folds.compactMap { fold in
      let (start, end) = (max(fold.start, bounds.lowerBound), min(fold.end, bounds.upperBound))
      return start < end ? Fold(from: start, to: end) : nil
    }
    guard visible.count > limit else { return visible }
    let inOrder = visible.indices.sorted { left, right in
      (visible[right].length, left) < (visible[left].length, right)
    }
    return inOrder.prefix(limit).sorted().map { visible[$0] }
  }

  /// Shares the places out: one a fold, the rest by the length of what lies between folds.
  private mutating func lay(_ folds: [Fold]) {
    let folded = folds.reduce(Int128(0)) { $0 + Int128($1.length.microseconds) }
    let isRoomy = Int128((end - start).microseconds) - folded >= Int128(count) * 2
    var time = start
    for fold in isRoomy ? folds : [] where fold.start >= time {
      append(from: time, to: fold.start)
      pieces.append(Piece(start: fold.start, end: fold.end, first: 0, count: 1, isFold: true))
      time = fold.end
    }
    // What happens at the very end has a place of its own.
    append(from: time, to: end, evenIfEmpty: true)
    shareOut()
    var first = 0
    for place in pieces.indices {
      pieces[place].first = first
      first += pieces[place].count
    }
  }

  private mutating func append(from start: Time, to end: Time, evenIfEmpty: Bool = false) {
    guard start < end || evenIfEmpty else { return }
    pieces.append(Piece(start: start, end: end, first: 0, count: 0, isFold: false))
  }

  private mutating func shareOut() {
    let open = pieces.indices.filter { !pieces[$0].isFold }
    let room = count - (pieces.count - open.count)
    let whole = open.reduce(Int128(0)) { $0 + Int128(length($1)) }
    for place in open {
      let share = whole > 0 ? Int128(room) * Int128(length(place)) / whole : Int128(room)
      pieces[place].count = max(1, Int(share))
    }
    let given = open.reduce(0) { $0 + pieces[$1].count }
    // What rounding left over, or took too much, is little beside the longest piece.
    guard let longest = open.max(by: { length($0) < length($1) }) else { return }
    pieces[longest].count += room - given
  }

  private func length(_ place: Int) -> Int64 {
    (pieces[place].end - pieces[place].start).microseconds
  }
}
