import SessionModel
import TestSupport
import Testing

@Suite("A velocity estimator")
struct VelocityEstimatorTests {
  /// Samples of a finger at x(t), every `step` milliseconds, none of them near zero.
  static func samples(
    _ count: Int,
    step: Int64 = 8,
    _ x: (Double) -> Double
  ) -> [LiveTouch.Sample] {
    (0..<count).map { place in
      let time = Time(microseconds: 1_000_000 + Int64(place) * step * 1000)
      let seconds = (time - Time(microseconds: 1_000_000)).seconds
      return LiveTouch.Sample(position: Point(x: x(seconds), y: 2 * x(seconds)), time: time)
    }
  }

  static func velocity(_ estimator: VelocityEstimator, _ samples: [LiveTouch.Sample]) -> Point {
    estimator.velocity(of: samples, at: samples.last?.time ?? .zero)
  }

  @Test("finds a constant speed exactly, on both axes", arguments: VelocityEstimator.allCases)
  func constant(_ estimator: VelocityEstimator) {
    for speed in [-3000.0, -1, 250, 9000] {
      for count in [3, 4, 12, 40] {
        let found = Self.velocity(estimator, Self.samples(count) { 50 + speed * $0 })
        #expect((found.x / speed - 1).magnitude < 1e-6, "\(found.x), \(speed)")
        #expect((found.y / speed - 2).magnitude < 1e-6)
      }
    }
  }

  @Test(
    "knows where a steady acceleration has led to, or lags behind it, as its kind does",
    arguments: [
      (VelocityEstimator.leastSquares, 1.0, 1.0), (.fitted, 1, 1), (.lastPair, 0.93, 0.96),
      (.smoothed, 0.9, 0.95), (.impulse, 0.9, 1),
    ]
  )
  func accelerated(_ estimator: VelocityEstimator, _ least: Double, _ most: Double) {
    let found = Self.velocity(estimator, Self.samples(12) { 4000 * $0 * $0 })
    let true_ = 8000 * 0.088
    #expect(found.x / true_ > least - 1e-6 && found.x / true_ < most + 1e-6, "\(found.x / true_)")
  }

  @Test("has none where nothing moves or there is nothing", arguments: VelocityEstimator.allCases)
  func rest(_ estimator: VelocityEstimator) {
    #expect(Self.velocity(estimator, []) == .zero)
    #expect(Self.velocity(estimator, Self.samples(1) { _ in 70 }) == .zero)
    #expect(Self.velocity(estimator, Self.samples(9) { _ in 70 }) == .zero)
    #expect(Self.velocity(estimator, Self.samples(9, step: 0) { _ in 70 }) == .zero)
  }

  @Test(
    "forgets a finger that rests 40 ms before it lifts, if it is Android's",
    arguments: VelocityEstimator.allCases
  )
  func lift(_ estimator: VelocityEstimator) throws {
    let samples = Self.samples(8) { 1000 * $0 }
    let newest = try #require(samples.last).time
    let (short, long) = (Interval(microseconds: 40_000), Interval(microseconds: 40_001))
    #expect((estimator.velocity(of: samples, at: newest + short).x - 1000).magnitude < 1e-3)
    let rested = estimator.velocity(of: samples, at: newest + long).x
    let forgets = estimator == .leastSquares || estimator == .impulse
    #expect((rested == 0) == forgets)
  }

  @Test(
    "looks back over a gap of 40 ms and over 100 ms, no further",
    arguments: [VelocityEstimator.leastSquares, .impulse, .fitted]
  )
  func window(_ estimator: VelocityEstimator) {
    for (step, joins) in [(Int64(40), true), (41, false)] {
      let pair = Self.samples(3, step: step) { 1000 * $0 }
      #expect((Self.velocity(estimator, pair).x != 0) == joins)
    }
    // What is older than 100 ms may be anything.
    var old = Self.samples(30) { 1000 * $0 }
    let clean = Self.velocity(estimator, old)
    for place in 0..<16 {
      old[place] = LiveTouch.Sample(position: Point(x: -9e5, y: 3e5), time: old[place].time)
    }
    #expect(Self.velocity(estimator, old) == clean)
  }

  @Test("of Flutter's kind asks for three samples, Android's for two")
  func few() {
    let pair = Self.samples(2) { 1000 * $0 }
    #expect(Self.velocity(.fitted, pair) == .zero)
    #expect((Self.velocity(.leastSquares, pair).x - 1000).magnitude < 1e-6)
    #expect((Self.velocity(.impulse, pair).x - 1000).magnitude < 1e-6)
  }

  @Test("does not care where on the screen or on the clock, nor which way", arguments: 1...100)
  func symmetry(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let wobble = (0..<10).map { _ in Double.random(in: -3...3, using: &generator) }
    let speed = Double.random(in: -2000...2000, using: &generator)
    let samples = Self.samples(10) { speed * $0 }.enumerated().map { place, sample in
      LiveTouch.Sample(
        position: Point(x: sample.position.x + wobble[place], y: sample.position.y),
        time: sample.time
      )
    }
    let mirrored = samples.map { sample in
      LiveTouch.Sample(
        position: Point(x: 512 - sample.position.x, y: sample.position.y),
        time: sample.time + Interval(microseconds: 77_000_000)
      )
    }
    for estimator in VelocityEstimator.allCases {
      let (one, other) = (Self.velocity(estimator, samples), Self.velocity(estimator, mirrored))
      #expect((one.x + other.x).magnitude < 1e-6 * (1 + one.x.magnitude), "\(estimator)")
    }
  }
}
