import SessionModel
import TapeReplay
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("What a timeline shows of its tape")
struct TimelineWindowTests {
  private static let end = Time(microseconds: 600_000_000)
  private static let folds = [
    Fold(from: Time(microseconds: 11_000_000), to: Time(microseconds: 200_000_000)),
    Fold(from: Time(microseconds: 230_000_000), to: Time(microseconds: 590_000_000)),
  ]

  @Test("keeps the moment that it is zoomed around in its column", arguments: 0..<200)
  func anchor(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let folds = seed % 2 == 0 ? [] : Self.folds
    let clock = ShownTime(until: Self.end, folds: folds)
    var window = TimelineWindow()
    var axis = Self.axis(window, folds)
    for _ in 0..<20 {
      let place = Int.random(in: 0..<100, using: &generator)
      guard !axis.isFold(place) else { continue }
      let time = axis.time(ofPlace: place)
      let isCloser = Int.random(in: 0..<3, using: &generator) > 0
      let before = window.range
      window.zoom(closer: isCloser, around: time, columns: 100, clock)
      axis = Self.axis(window, folds)
      let range = window.range ?? .zero...Self.end
      #expect(range.contains(time))
      #expect(range.lowerBound >= .zero && range.upperBound <= Self.end)
      let isAtEdge =
        window.range == nil || range.lowerBound == .zero
        || range.upperBound == Self.end
      // Folds take a column each, so that those that come into view move the rest a little.
      if isCloser, !isAtEdge { #expect(abs(axis.place(of: time) - place) <= 3) }
      if isCloser, let before { #expect(Self.length(range) <= Self.length(before)) }
    }
  }

  @Test("zooms in to single events and no further, and out to the whole tape")
  func limits() {
    let clock = ShownTime(until: Self.end, folds: [])
    var window = TimelineWindow()
    for _ in 0..<40 {
      window.zoom(closer: true, around: Time(microseconds: 1_234_567), columns: 100, clock)
    }
    let least = TimelineWindow.leastColumn.microseconds * 100
    #expect(window.range.map(Self.length) == least)
    for _ in 0..<40 {
      window.zoom(closer: false, around: Time(microseconds: 1_234_567), columns: 100, clock)
    }
    #expect(window.range == nil)
  }

  @Test("moves as far as there is tape, and not at all where all of it is shown")
  func pan() {
    let clock = ShownTime(until: Self.end, folds: Self.folds)
    var window = TimelineWindow()
    window.pan(by: 0.5, clock)
    #expect(window.range == nil)
    window.zoom(closer: true, around: .zero, columns: 100, clock)
    window.zoom(closer: true, around: .zero, columns: 100, clock)
    for _ in 0..<10 { window.pan(by: 0.5, clock) }
    #expect(window.range?.upperBound == Self.end)
    for _ in 0..<10 { window.pan(by: -0.5, clock) }
    #expect(window.range?.lowerBound == .zero)
  }

  @Test("goes along with the position, and stays while that is visible", arguments: 0..<100)
  func follow(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let folds = seed % 2 == 0 ? [] : Self.folds
    let clock = ShownTime(until: Self.end, folds: folds)
    var window = TimelineWindow()
    for _ in 0..<4 { window.zoom(closer: true, around: .zero, columns: 100, clock) }
    for _ in 0..<30 {
      let time = Time(microseconds: Int64.random(in: 0...600_000_000, using: &generator))
      let before = window
      window.follow(time, clock)
      #expect(window.range?.contains(time) != false)
      if before.range?.contains(time) == true { #expect(window == before) }
    }
  }

  @Test("counts time without what is folded", arguments: 0..<100)
  func shownTime(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let clock = ShownTime(until: Self.end, folds: Self.folds)
    let time = Time(microseconds: Int64.random(in: 0...600_000_000, using: &generator))
    let shown = clock.shown(at: time)
    let fold = Self.folds.first { $0.start <= time && time < $0.end }
    #expect(clock.time(at: shown) == (fold?.start ?? time))
    #expect(clock.length == 600_000_000 - 189_000_000 - 360_000_000)
  }

  private static func axis(_ window: TimelineWindow, _ folds: [Fold]) -> TimeAxis {
    let range = window.range ?? .zero...end
    return TimeAxis(from: range.lowerBound, to: range.upperBound, count: 100, folds: folds)
  }

  private static func length(_ range: ClosedRange<Time>) -> Int64 {
    (range.upperBound - range.lowerBound).microseconds
  }
}
