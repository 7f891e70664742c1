import SessionModel

/// Round moments along an axis, far enough apart for their times.
struct TimelineTicks {
  /// Columns from one tick to the next at least: a time and a blank or two.
  private static let leastColumns = 12
  /// Distances between ticks, in microseconds: powers of ten times 1, 2 and 5 up to a minute, then what
  /// clocks show.
  private static let steps: [Int64] =
    [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap { [$0, $0 * 2, $0 * 5] }
    .filter { $0 <= 20_000_000 } + [30, 60, 120, 300, 600, 1800, 3600].map { $0 * 1_000_000 }

  /// Columns and times, in order.
  private(set) var ticks: [(column: Int, text: String)] = []

  init(_ axis: TimeAxis) {
    let folded = axis.folds.reduce(Int64(0)) { $0 + ($1.end - $1.start).microseconds }
    let length = max((axis.end - axis.start).microseconds - folded, 1)
    let least = Double(length) / Double(axis.count) * Double(Self.leastColumns)
    let step = Self.step(atLeast: least)
    var start = axis.start
    for fold in axis.folds + [(axis.count, axis.end, axis.end)] {
      add(from: start, before: fold.start, step, axis)
      start = fold.end
    }
  }

  private mutating func add(from start: Time, before end: Time, _ step: Int64, _ axis: TimeAxis) {
    let (whole, isPast) = (start.microseconds / step * step).addingReportingOverflow(step)
    guard !isPast else { return }
    var time = Time(microseconds: start.microseconds % step == 0 ? start.microseconds : whole)
    while time < end {
      ticks.append((axis.place(of: time), Self.text(time, step)))
      time = time + Interval(microseconds: step)
    }
  }

  private static func step(atLeast least: Double) -> Int64 {
    if let step = steps.first(where: { Double($0) >= least }) { return step }
    var step: Int64 = 3_600_000_000
    while Double(step) < least, step < .max / 4 { step *= 2 }
    return step
  }

  /// A time with no more decimals than the steps have.
  private static func text(_ time: Time, _ step: Int64) -> String {
    var decimals = 0
    var unit: Int64 = 1_000_000
    while step % unit != 0 {
      decimals += 1
      unit /= 10
    }
    return TimeText.text(time, decimals: decimals)
  }
}
