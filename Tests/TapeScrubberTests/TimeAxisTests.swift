import SessionModel
import TapeReplay
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("An axis of time")
struct TimeAxisTests {
  @Test("puts the first moment of every place into that place", arguments: 0..<400)
  func law(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let axis = Self.axis(&generator)
    for place in 0..<axis.count {
      #expect(axis.place(of: axis.time(ofPlace: place)) == place, "place \(place)")
    }
    #expect(axis.place(of: axis.start) == 0)
    #expect(axis.place(of: axis.end) == axis.count - 1)
  }

  @Test("keeps the order of time, and shows every fold in one place", arguments: 0..<200)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let axis = Self.axis(&generator)
    var last = 0
    for _ in 0..<200 {
      let span = axis.end.microseconds - axis.start.microseconds
      let time = Time(
        microseconds: axis.start.microseconds + Int64.random(in: 0...span, using: &generator)
      )
      let place = axis.place(of: time)
      let later = axis.place(of: time + Interval(microseconds: span / 7))
      #expect((0..<axis.count).contains(place))
      #expect(place <= later)
      let bounds = axis.span(ofPlace: place)
      #expect(bounds.start <= time && time <= bounds.end)
      last = max(last, place)
    }
    for fold in axis.folds {
      #expect(axis.isFold(fold.place))
      #expect(axis.place(of: fold.start) == fold.place)
      #expect(axis.place(of: fold.end + Interval(microseconds: -1)) == fold.place)
      if fold.end < axis.end { #expect(axis.place(of: fold.end) == fold.place + 1) }
    }
    #expect(axis.folds.count <= axis.count / 6)
  }

  @Test("reaches to the end of time", arguments: [1, 2, 79, 80, 1024, 2000])
  func extremes(count: Int) {
    for end: Int64 in [2 * 2000, 1_000_003, .max - 1] {
      let axis = TimeAxis(from: .zero, to: Time(microseconds: end), count: count)
      for place in 0..<count {
        #expect(axis.place(of: axis.time(ofPlace: place)) == place)
      }
      #expect(axis.time(ofPlace: count - 1) == axis.end)
      #expect(axis.time(ofPlace: count + 5) == axis.end)
      if count > 1 { #expect(axis.time(ofPlace: 0) == .zero) }
      #expect(axis.time(ofPlace: -5) == .zero)
    }
  }

  @Test("folds nothing where a fold would leave nothing to be seen")
  func allFolded() {
    let fold = Fold(from: .zero, to: Time(microseconds: 100_000_000))
    let axis = TimeAxis(
      from: Time(microseconds: 10_000_000),
      to: Time(microseconds: 20_000_000),
      count: 80,
      folds: [fold]
    )
    #expect(axis.folds.isEmpty)
    #expect(axis.place(of: Time(microseconds: 15_000_000)) == 40)
  }

  /// An axis of random length and places, zoomed in or not, with random folds.
  private static func axis(_ generator: inout SeededGenerator) -> TimeAxis {
    var folds: [Fold] = []
    var time: Int64 = 0
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let start = time + Int64.random(in: 0...20_000_000, using: &generator)
      time = start + Int64.random(in: 1...900_000_000, using: &generator)
      folds.append(Fold(from: Time(microseconds: start), to: Time(microseconds: time)))
    }
    let end = time + Int64.random(in: 100_000...10_000_000, using: &generator)
    let isZoomed = Bool.random(using: &generator)
    let start = isZoomed ? Int64.random(in: 0...(end - 100_000), using: &generator) : 0
    let last = isZoomed ? Int64.random(in: (start + 50_000)...end, using: &generator) : end
    return TimeAxis(
      from: Time(microseconds: start),
      to: Time(microseconds: last),
      count: Int.random(in: 1...300, using: &generator),
      folds: folds
    )
  }
}
