import SessionModel
import TapeReplay

/// What happened on a stretch of time, in bins along an axis.
///
/// That of a whole tape at first knows the counts and times of the blocks alone; `TimelineScan` fills
/// in the rest. That of what is seen when zoomed in has a bin a column, see `TimelineDetail`.
struct Timeline: Equatable, Sendable {
  /// Bins of a whole tape: many a column, few enough to add up in every frame.
  static let resolution = 8192

  /// Where each bin lies.
  let axis: TimeAxis
  /// Whether what lies outside the axis counts at its ends: the times of blocks are only claims.
  let isWhole: Bool
  var bins: [TimelineBin]

  /// The counts that `blocks` tell, each spread evenly over its time.
  init(_ blocks: [EventBlock]) {
    let end = blocks.reduce(Time.zero) { max($0, $1.firstTime, $1.lastTime) }
    self.init(
      along: TimeAxis(from: .zero, to: end, count: Timeline.resolution),
      isWhole: true
    )
    for block in blocks { spread(block, times: 1) }
  }

  /// Nothing, along `axis`.
  init(along axis: TimeAxis, isWhole: Bool = false) {
    self.axis = axis
    self.isWhole = isWhole
    bins = Array(repeating: TimelineBin(), count: axis.count)
  }

  /// The last moment: of a whole tape's timeline the tape's.
  var end: Time { axis.end }

  /// The timeline of a tape that has grown to `blocks`: counts by them, what happened by this one.
  func stretched(over blocks: [EventBlock]) -> Timeline {
    var stretched = Timeline(blocks)
    for (place, bin) in bins.enumerated() where bin.signs.rawValue != 0 {
      let first = stretched.bin(of: axis.time(ofPlace: place))
      stretched.bins[first].add(bin.signs)
    }
    return stretched
  }

  /// Adds the events of `block` to the bins it covers, or takes them away again.
  mutating func spread(_ block: EventBlock, times factor: Double) {
    let (first, last) = (bin(of: block.firstTime), bin(of: max(block.firstTime, block.lastTime)))
    let share = factor * Double(block.count) / Double(last - first + 1)
    for index in first...last { bins[index].events = max(0, bins[index].events + share) }
  }

  /// The bin in which `time` lies.
  func bin(of time: Time) -> Int {
    axis.place(of: time)
  }

  /// Marks what happened at a moment.
  mutating func mark(_ signs: TimelineBin.Signs, at time: Time) {
    guard !signs.isEmpty, isWhole || axis.contains(time) else { return }
    bins[bin(of: time)].add(signs)
  }

  /// Marks what lasted from one moment to another.
  mutating func mark(_ signs: TimelineBin.Signs, from start: Time, to end: Time) {
    guard !signs.isEmpty, isWhole || end >= axis.start && start <= axis.end else { return }
    let first = bin(of: start)
    for place in first...max(first, bin(of: end)) { bins[place].add(signs) }
  }

  /// Takes signs away everywhere.
  mutating func clear(_ signs: TimelineBin.Signs) {
    for place in bins.indices where bins[place].signs.rawValue & signs.rawValue != 0 {
      bins[place].signs.subtract(signs)
    }
  }

  /// Counts an event.
  mutating func count(at time: Time) {
    if isWhole || axis.contains(time) { bins[bin(of: time)].events += 1 }
  }

  /// The moment at which `tenths` of the tape have passed.
  func time(afterTenths tenths: Int) -> Time {
    Time(microseconds: Int64(Int128(end.microseconds) * Int128(tenths) / 10))
  }
}
