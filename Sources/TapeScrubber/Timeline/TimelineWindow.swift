import SessionModel
import TapeReplay

/// The part of a tape that its timeline shows, and whether idle time is folded there.
///
/// Zooming and panning count in time as it is shown: what is folded has no length.
struct TimelineWindow: Equatable, Sendable {
  /// The least time that a column stands for: at 120 samples a second every event then has a column
  /// of its own.
  static let leastColumn = Interval(microseconds: 500)
  /// How much one step zooms.
  private static let factor = 2.0

  /// From the first visible moment to the last; nil is the whole tape.
  private(set) var range: ClosedRange<Time>?

  /// Shows what is shown from one place of `clock` to another, moved to where there is something.
  private mutating func show(_ shown: ClosedRange<Double>, _ clock: ShownTime, least: Double) {
    let whole = Double(clock.length)
    let length = max(shown.upperBound - shown.lowerBound, min(least, whole))
    guard length < whole else {
      range = nil
      return
    }
    let start = min(max(shown.lowerBound, 0), whole - length)
    let first = clock.time(at: start)
    range = first...max(first, clock.time(at: start + length))
  }

  /// Shows twice as much, or half as much, so that `anchor` stays where it is.
  mutating func zoom(
    closer isCloser: Bool,
    around anchor: Time,
    columns: Int,
    _ clock: ShownTime
  ) {
    let (start, end) = shown(clock)
    let place = min(max(clock.shown(at: anchor), start), end)
    let factor = isCloser ? 1 / Self.factor : Self.factor
    let least = Double(Self.leastColumn.microseconds) * Double(columns)
    var (left, right) = (place - start, end - place)
    // At the least length the anchor still keeps its column.
    let scale = max(factor, min(1, least / max(end - start, 1)))
    (left, right) = (left * scale, right * scale)
    show((place - left)...(place + right), clock, least: least)
  }

  /// Moves by a share of what is visible, to the right if it is positive.
  mutating func pan(by share: Double, _ clock: ShownTime) {
    guard range != nil else { return }
    let (start, end) = shown(clock)
    let distance = share * (end - start)
    show((start + distance)...(end + distance), clock, least: 0)
  }

  /// Shows the whole tape.
  mutating func showWhole() {
    range = nil
  }

  /// Moves so that `time` is visible: a tenth of the window from the side where it comes in.
  mutating func follow(_ time: Time, _ clock: ShownTime) {
    guard let range, !range.contains(time) else { return }
    let (start, end) = shown(clock)
    let length = end - start
    let place = clock.shown(at: time)
    let first = time > range.upperBound ? place - length / 10 : place - length * 9 / 10
    show(first...(first + length), clock, least: 0)
    guard let shown = self.range, !shown.contains(time) else { return }
    // In a fold at the border.
    self.range = min(shown.lowerBound, time)...max(shown.upperBound, time)
  }

  private func shown(_ clock: ShownTime) -> (start: Double, end: Double) {
    guard let range else { return (0, Double(clock.length)) }
    return (clock.shown(at: range.lowerBound), clock.shown(at: range.upperBound))
  }
}
