import SessionModel
import TapeReplay

/// A tape at a glance, in stretches of equal length.
///
/// At first it knows the counts and times of the blocks alone; `TimelineScan` fills in the rest.
struct Timeline: Equatable, Sendable {
  /// Stretches: more than a screen has columns, few enough to add up in every frame.
  static let resolution = 1024

  /// The tape's last moment.
  let end: Time
  var bins: [TimelineBin]

  /// The counts that `blocks` tell, each spread evenly over its time.
  init(_ blocks: [EventBlock]) {
    end = blocks.reduce(.zero) { max($0, $1.firstTime, $1.lastTime) }
    bins = Array(repeating: TimelineBin(), count: Timeline.resolution)
    for block in blocks { spread(block, times: 1) }
  }

  /// The timeline of a tape that has grown to `blocks`: counts by them, what happened by this one.
  func stretched(over blocks: [EventBlock]) -> Timeline {
    var stretched = Timeline(blocks)
    for (place, bin) in bins.enumerated() where !bin.signs.isEmpty {
      let first = stretched.bin(of: time(ofPlace: place, among: Timeline.resolution))
      stretched.bins[first].signs.formUnion(bin.signs)
    }
    return stretched
  }

  /// Adds the events of `block` to the stretches it covers, or takes them away again.
  mutating func spread(_ block: EventBlock, times factor: Double) {
    let (first, last) = (bin(of: block.firstTime), bin(of: max(block.firstTime, block.lastTime)))
    let share = factor * Double(block.count) / Double(last - first + 1)
    for index in first...last { bins[index].events = max(0, bins[index].events + share) }
  }

  /// The stretch in which `time` lies.
  func bin(of time: Time) -> Int {
    place(of: time, among: Timeline.resolution)
  }

  /// Which of `count` equal stretches `time` lies in; the end lies in the last one.
  func place(of time: Time, among count: Int) -> Int {
    guard end > .zero, count > 0 else { return 0 }
    let place = Int128(time.microseconds) * Int128(count) / Int128(end.microseconds)
    return Int(min(max(place, 0), Int128(count - 1)))
  }

  /// The first moment of a stretch; for the last one the tape's end, which people aim at there.
  func time(ofPlace place: Int, among count: Int) -> Time {
    guard place < count - 1 else { return end }
    guard place > 0 else { return .zero }
    let count = Int128(count)
    let microseconds = (Int128(place) * Int128(end.microseconds) + count - 1) / count
    return Time(microseconds: Int64(microseconds))
  }

  /// The moment at which `tenths` of the tape have passed.
  func time(afterTenths tenths: Int) -> Time {
    Time(microseconds: Int64(Int128(end.microseconds) * Int128(tenths) / 10))
  }

  /// The tape in `count` stretches.
  func columns(_ count: Int) -> [TimelineBin] {
    (0..<max(0, count)).map { column in
      let first = column * Timeline.resolution / count
      let last = max(first + 1, (column + 1) * Timeline.resolution / count)
      var sum = TimelineBin()
      for bin in bins[first..<last] { sum.add(bin) }
      return sum
    }
  }
}
