import SessionModel

extension Timeline {
  /// What happened in each place of another axis.
  func columns(along view: TimeAxis) -> [TimelineBin] {
    if view == axis { return bins }
    if view.start == axis.start, view.end == axis.end, view.folds.isEmpty {
      return columns(view.count)
    }
    return (0..<view.count).map { place in
      let (start, end) = view.span(ofPlace: place)
      return view.isFold(place)
        ? foldedColumn(from: start, to: end)
        : column(from: start, to: end, isLast: place == view.count - 1)
    }
  }

  /// The whole in `count` parts of equal length, in which each bin counts once.
  func columns(_ count: Int) -> [TimelineBin] {
    (0..<max(0, count)).map { column in
      let first = column * bins.count / count
      let last = max(first + 1, (column + 1) * bins.count / count)
      return sum(first..<last)
    }
  }

  private func sum(_ places: Range<Int>) -> TimelineBin {
    var sum = TimelineBin()
    for place in places { sum.add(bins[place]) }
    return sum
  }

  private func column(from start: Time, to end: Time, isLast: Bool) -> TimelineBin {
    let first = bin(of: start)
    let last = bin(of: end) + (isLast ? 1 : 0)
    guard first >= last else { return sum(first..<last) }
    // Less than a bin: a part of its events, all that it says.
    let length = Double((end - start).microseconds)
    let whole = axis.span(ofPlace: first)
    let share = length / max(length, Double((whole.end - whole.start).microseconds))
    var part = TimelineBin()
    part.add(bins[first], share: share)
    return part
  }

  /// Of what is left out only what lasts through it counts.
  private func foldedColumn(from start: Time, to end: Time) -> TimelineBin {
    let middle = start + Interval(microseconds: (end - start).microseconds / 2)
    return TimelineBin(events: 0, signs: bins[bin(of: middle)].signs.intersection(.lasting))
  }
}
