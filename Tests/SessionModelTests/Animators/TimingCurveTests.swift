import TestSupport
import Testing

@testable import SessionModel

@Suite("A timing curve")
struct TimingCurveTests {
  static let reference = TimingCurve.cubic(x1: 0.17, y1: 0.67, x2: 0.76, y2: 1)
  static let card = TimingCurve.spring(mass: 1, stiffness: 2, damping: 0.2)
  static let undamped = TimingCurve.spring(mass: 1, stiffness: 2, damping: 0)
  static let cubics: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default, reference,
  ]
  static let settling: [TimingCurve] =
    cubics + [
      card, .spring(mass: 3, stiffness: 1000, damping: 500), .springRatio(0.5), .springRatio(1),
    ]

  @Test(
    "by name has its published control points",
    arguments: zip(cubics.dropFirst(), [1, 2, 0, 3, 4])
  )
  func names(curve: TimingCurve, row: Int) {
    for (fraction, progress) in zip(
      CubicCurveTests.fractions,
      CubicCurveTests.progressTable[row]
    ) {
      #expect(abs(curve.progress(atFraction: fraction, duration: 1) - progress) <= 1e-6)
    }
  }

  @Test("gives a linear drive the time as progress")
  func linear() {
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(TimingCurve.linear.progress(atFraction: fraction, duration: 0.3) == fraction)
      #expect(TimingCurve.linear.fraction(atProgress: fraction, duration: 0.3) == fraction)
    }
  }

  @Test("scrubbed in time moves a pop at a quarter by 51.66 of 400 points")
  func scrubbedPop() {
    let progress = TimingCurve.easeInOut.progress(atFraction: 0.25, duration: 0.5)
    #expect(abs(progress * 400 - 51.66) < 0.005)
  }

  @Test(
    "leaves the published time from a quarter on, and back",
    arguments: [
      (TimingCurve.easeInOut, false, 0.196139), (.easeInOut, true, 0.103861),
      (reference, false, 0.273412), (reference, true, 0.026588),
    ]
  )
  func remaining(curve: TimingCurve, reversed: Bool, seconds: Double) {
    let left = curve.remainingDuration(fromProgress: 0.25, duration: 0.3, reversed: reversed)
    #expect(abs(left - seconds) <= 1e-6)
  }

  @Test("a third of the way through has the published progress")
  func tapAfterATenth() {
    let progress = TimingCurve.easeInOut.progress(atElapsed: 0.1, duration: 0.3)
    #expect(abs(progress - 0.231775) <= 1e-6)
    let elapsed = TimingCurve.easeInOut.elapsed(atProgress: progress, duration: 0.3)
    #expect(abs(elapsed - 0.1) <= 1e-9)
  }

  @Test("of a spring with physics ignores what the animator asks for")
  func cardSpring() {
    for requested in [0, 0.3, 1000] {
      #expect(abs(Self.card.naturalDuration(requested: requested) - 69.762436) <= 5e-7)
      let progress = Self.card.progress(atElapsed: 0.3, duration: requested)
      #expect(abs(progress - 0.086916) <= 1e-6)
      let peak = Self.card.progress(atElapsed: 2.2270, duration: requested)
      #expect(abs(peak - 1.800354) <= 1e-6)
    }
  }

  @Test("of any other kind takes what the animator asks for")
  func requested() {
    for curve in Self.cubics + [.springRatio(0.5), .springRatio(4.56)] {
      for seconds in [0, 0.3, 12] {
        #expect(curve.naturalDuration(requested: seconds) == seconds)
      }
      #expect(curve.naturalDuration(requested: -1) == 0)
      #expect(curve.naturalDuration(requested: .nan) == 0)
      #expect(curve.naturalDuration(requested: .infinity) == TimingCurve.longestDuration)
    }
  }

  @Test("begins at 0 and ends at 1, whatever it is", arguments: settling + [undamped])
  func endpoints(curve: TimingCurve) {
    #expect(curve.progress(atFraction: 0, duration: 0.3) == 0)
    #expect(curve.progress(atFraction: 1, duration: 0.3) == 1)
    #expect(curve.fraction(atProgress: 0, duration: 0.3) == 0)
    #expect(curve.progress(atElapsed: 0, duration: 0.3) == 0)
    let end = curve.naturalDuration(requested: 0.3)
    #expect(curve.progress(atElapsed: end, duration: 0.3) == 1 || end == .infinity)
    #expect(curve.remainingDuration(fromProgress: 0, duration: 0.3, reversed: false) == end)
    #expect(curve.remainingDuration(fromProgress: 0, duration: 0.3, reversed: true) == 0)
  }

  @Test("has forwards and back its whole duration to go", arguments: settling)
  func parts(curve: TimingCurve) {
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<200 {
      let progress = Double.random(in: -0.5...2.5, using: &generator)
      let there = curve.remainingDuration(fromProgress: progress, duration: 0.3, reversed: false)
      let back = curve.remainingDuration(fromProgress: progress, duration: 0.3, reversed: true)
      #expect(there >= 0)
      #expect(back >= 0)
      #expect(abs(there + back - curve.naturalDuration(requested: 0.3)) < 1e-12)
    }
  }

  @Test("finds the progress again at the time it gives", arguments: settling)
  func inverse(curve: TimingCurve) {
    for step in 0...99 {
      let progress = Double(step) / 100
      let fraction = curve.fraction(atProgress: progress, duration: 0.3)
      #expect(abs(curve.progress(atFraction: fraction, duration: 0.3) - progress) <= 1e-9)
      let elapsed = curve.elapsed(atProgress: progress, duration: 0.3)
      #expect(abs(curve.progress(atElapsed: elapsed, duration: 0.3) - progress) <= 1e-9)
    }
  }

  @Test("over no time at all is over at once", arguments: cubics + [.springRatio(0.5)])
  func noTime(curve: TimingCurve) {
    #expect(curve.progress(atElapsed: 0, duration: 0) == 1)
    #expect(curve.remainingDuration(fromProgress: 0.5, duration: 0, reversed: false) == 0)
    #expect(curve.remainingDuration(fromProgress: 0.5, duration: 0, reversed: true) == 0)
  }

  @Test("without damping swings on and has a finite way back")
  func endless() {
    let half = Double.pi / 2.0.squareRoot()
    #expect(Self.undamped.naturalDuration(requested: 1) == .infinity)
    #expect(abs(Self.undamped.progress(atElapsed: half, duration: 1) - 2) < 1e-12)
    #expect(abs(Self.undamped.progress(atElapsed: 201 * half, duration: 1) - 2) < 1e-9)
    let there = Self.undamped.remainingDuration(fromProgress: 1, duration: 1, reversed: false)
    let back = Self.undamped.remainingDuration(fromProgress: 1, duration: 1, reversed: true)
    #expect(there == .infinity)
    #expect(abs(back - half / 2) < 1e-12)
    #expect(Self.undamped.elapsed(atProgress: 3, duration: 1) == .infinity)
    #expect(Self.undamped.progress(atFraction: 0.5, duration: 1) == 0)
  }

  @Test("never answers NaN", arguments: settling + [undamped, .springRatio(.nan)])
  func neverNaN(curve: TimingCurve) {
    let extremes: [Double] = [
      0, -1, 1, .leastNonzeroMagnitude, 0.5, 1e300, .infinity, -.infinity, .nan,
    ]
    for duration in extremes {
      for value in extremes {
        #expect(curve.progress(atFraction: value, duration: duration).isFinite)
        #expect((0...1).contains(curve.fraction(atProgress: value, duration: duration)))
        #expect(curve.progress(atElapsed: value, duration: duration).isFinite)
        #expect(curve.elapsed(atProgress: value, duration: duration) >= 0)
        for reversed in [false, true] {
          let left = curve.remainingDuration(
            fromProgress: value,
            duration: duration,
            reversed: reversed
          )
          #expect(left >= 0)
        }
      }
    }
  }
}
