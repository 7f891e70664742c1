import TestSupport
import Testing

@testable import SessionModel

@Suite("A cubic curve")
struct CubicCurveTests {
  static let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]

  static let named = [
    CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
    CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1),
    CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1),
    CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    CubicCurve(x1: 0.17, y1: 0.67, x2: 0.76, y2: 1),
  ]

  static let progressTable = [
    [0.019722, 0.129162, 0.5, 0.870838, 0.980278],
    [0.017027, 0.093465, 0.315357, 0.621862, 0.839428],
    [0.160572, 0.378138, 0.684643, 0.906535, 0.982973],
    [0.094796, 0.408511, 0.802403, 0.960459, 0.994316],
    [0.273972, 0.517251, 0.772687, 0.930389, 0.985775],
  ]

  static let timeTable = [
    [0.220708, 0.346203, 0.5, 0.653797, 0.779292],
    [0.259555, 0.436605, 0.6575, 0.840402, 0.938847],
    [0.061153, 0.159598, 0.3425, 0.563395, 0.740445],
    [0.103337, 0.179990, 0.293301, 0.451805, 0.622780],
    [0.029232, 0.088626, 0.237034, 0.472258, 0.690414],
  ]

  /// Hundreds of curves; `progressRange` is that of the vertical control values.
  static func randomCurves(seed: UInt64, progressRange: ClosedRange<Double>) -> [CubicCurve] {
    var generator = SeededGenerator(seed: seed)
    return (0..<300).map { _ in
      CubicCurve(
        x1: .random(in: 0.02...0.98, using: &generator),
        y1: .random(in: progressRange, using: &generator),
        x2: .random(in: 0.02...0.98, using: &generator),
        y2: .random(in: progressRange, using: &generator)
      )
    }
  }

  @Test("passes through the tabulated progress", arguments: zip(named, progressTable))
  func progressValues(curve: CubicCurve, expected: [Double]) {
    for (time, progress) in zip(Self.fractions, expected) {
      #expect(abs(curve.progress(atTime: time) - progress) <= 1e-6)
    }
  }

  @Test("reaches progress at the tabulated time", arguments: zip(named, timeTable))
  func timeValues(curve: CubicCurve, expected: [Double]) {
    for (progress, time) in zip(Self.fractions, expected) {
      #expect(abs(curve.time(atProgress: progress) - time) <= 1e-6)
    }
  }

  @Test("finds back to the time it came from")
  func inverse() {
    let curves = Self.named + Self.randomCurves(seed: 10, progressRange: 0.02...0.98)
    for curve in curves {
      for step in 1..<50 {
        let time = Double(step) / 50
        #expect(abs(curve.time(atProgress: curve.progress(atTime: time)) - time) <= 1e-9)
        #expect(abs(curve.progress(atTime: curve.time(atProgress: time)) - time) <= 1e-9)
      }
    }
  }

  @Test("begins and ends exactly, and never leaves its ends")
  func endpoints() {
    for curve in Self.named + Self.randomCurves(seed: 11, progressRange: 0...1) {
      for value in [0, -0.5, -.infinity, .nan] as [Double] {
        #expect(curve.progress(atTime: value) == 0)
        #expect(curve.time(atProgress: value) == 0)
      }
      for value in [1, 1.5, .infinity] as [Double] {
        #expect(curve.progress(atTime: value) == 1)
        #expect(curve.time(atProgress: value) == 1)
      }
    }
  }

  @Test("never falls, if its control points lie within 0…1")
  func monotone() {
    for curve in Self.named + Self.randomCurves(seed: 12, progressRange: 0...1) {
      var lastProgress = 0.0
      var lastTime = 0.0
      for step in 1...200 {
        let progress = curve.progress(atTime: Double(step) / 200)
        let time = curve.time(atProgress: Double(step) / 200)
        #expect(progress >= lastProgress - 1e-15)
        #expect(time >= lastTime - 1e-15)
        (lastProgress, lastTime) = (progress, time)
      }
    }
  }

  @Test("reaches a value that it passes several times at the first of them")
  func firstTime() {
    for curve in Self.randomCurves(seed: 13, progressRange: -3...4) {
      for target in [-0.4, -0.1, 0.2, 0.5, 1, 1.1, 1.6] {
        let time = curve.time(atProgress: target)
        let isReached = abs(curve.progress(atTime: time) - target) <= 1e-9
        #expect(isReached || time == (target < 0 ? 0 : 1))
        let limit = isReached ? time - 1e-6 : 1
        for step in 0..<200 where Double(step) / 200 < limit {
          let earlier = curve.progress(atTime: Double(step) / 200)
          #expect(target > 0 ? earlier < target : earlier > target)
        }
      }
    }
  }

  @Test("with its control points on the diagonal is the identity")
  func linear() {
    let curve = CubicCurve(x1: 0.3, y1: 0.3, x2: 0.8, y2: 0.8)
    for time in Self.fractions {
      #expect(curve.progress(atTime: time) == time)
      #expect(curve.time(atProgress: time) == time)
    }
  }

  @Test("is mended where it makes no sense")
  func sanitized() {
    let wild = CubicCurve(x1: -2, y1: -.infinity, x2: 7, y2: 1e300)
    #expect(wild == CubicCurve(x1: 0, y1: -1000, x2: 1, y2: 1000))
    let undefined = CubicCurve(x1: .nan, y1: .nan, x2: .nan, y2: .nan)
    #expect(undefined == CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1))
  }
}
