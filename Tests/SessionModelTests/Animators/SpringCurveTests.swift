import Foundation
import TestSupport
import Testing

@testable import SessionModel

@Suite("A spring")
struct SpringCurveTests {
  static let card = SpringCurve(mass: 1, stiffness: 2, damping: 0.2)
  static let standard = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

  static func spring(ratio: Double, frequency: Double, velocity: Double = 0) -> SpringCurve {
    SpringCurve(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: velocity
    )
  }

  static func randomSprings(seed: UInt64, velocity: ClosedRange<Double>) -> [SpringCurve] {
    var generator = SeededGenerator(seed: seed)
    return (0..<300).map { _ in
      spring(
        ratio: .random(in: 0...1.3, using: &generator),
        frequency: .random(in: 0.5...40, using: &generator),
        velocity: .random(in: velocity, using: &generator)
      )
    }
  }

  @Test(
    "settles when the measured ones do",
    arguments: [
      (SpringCurve(mass: 1, stiffness: 100, damping: 10), 1.4727003346780927, 1e-15),
      (SpringCurve(mass: 1, stiffness: 300, damping: 20), 0.7442555275721707, 1e-15),
      (SpringCurve(mass: 1, stiffness: 157.91367, damping: 17.592919), 0.8629552831744205, 1e-7),
      (spring(ratio: 0.3, frequency: 4 * .pi), 1.904872615017113, 1e-14),
      (spring(ratio: 0.85, frequency: 17.952), 0.5156554893625898, 1e-5),
      (spring(ratio: 1, frequency: 2 * .pi), 1.5, 0),
      (spring(ratio: 1, frequency: 4 * .pi), 0.8, 0),
      (spring(ratio: 1, frequency: 8 * .pi), 0.4, 0),
      (SpringCurve(mass: 1, stiffness: 50, damping: 30), 1.4, 0),
      (standard, 0.6, 0),
      (card, 69.762436, 5e-7),
    ]
  )
  func settling(spring: SpringCurve, seconds: Double, tolerance: Double) {
    #expect(abs(spring.settlingDuration - seconds) <= tolerance)
  }

  @Test("without damping never settles")
  func undamped() {
    #expect(SpringCurve(mass: 1, stiffness: 50, damping: 0).settlingDuration == .infinity)
    #expect(SpringCurve(mass: 1, stiffness: 50, damping: 1e-300).settlingDuration == .infinity)
  }

  @Test("passes through the tabulated progress")
  func samples() {
    let card = [
      (0.1, 0.009917), (0.3, 0.086916), (0.5, 0.232026), (1, 0.792412), (2.2270, 1.800354),
      (4.4540, 0.359434), (10, 0.962741),
    ]
    for (time, progress) in card {
      #expect(abs(Self.card.progress(at: time) - progress) <= 1e-6)
    }
    let standard = [
      (0.05, 0.232230), (0.1, 0.544778), (0.2, 0.879282), (0.35, 0.987599), (0.5, 0.998901),
    ]
    for (time, progress) in standard {
      #expect(abs(Self.standard.progress(at: time) - progress) <= 1e-6)
    }
  }

  @Test("overshoots first half a swing after its start")
  func firstPeak() {
    #expect(abs(Self.card.velocity(at: 2.2270)) < 1e-3)
    #expect(abs(Self.card.velocity(at: .pi / 1.4106735979665885)) < 1e-12)
    let peak = Self.card.progress(at: .pi / 1.4106735979665885)
    #expect(abs(peak - 1.800354) <= 1e-6)
    let time = Self.card.time(atProgress: peak)
    #expect(time.map { abs($0 - 2.2270) < 1e-4 } == true)
    #expect(Self.card.time(atProgress: peak + 1e-6) == nil)
  }

  @Test("moves like a critical one when it is damped more")
  func overdamped() {
    let critical = Self.spring(ratio: 1, frequency: 18)
    for ratio in [1.0001, 1.5, 4.56, 1000] {
      let other = Self.spring(ratio: ratio, frequency: 18)
      for step in 0...50 {
        #expect(other.progress(at: Double(step) / 50) == critical.progress(at: Double(step) / 50))
      }
      #expect(other.settlingDuration == critical.settlingDuration)
    }
  }

  @Test("moves at the critical limit as on either side of it")
  func continuity() {
    let critical = Self.spring(ratio: 1, frequency: 5, velocity: 2)
    let below = Self.spring(ratio: 1 - 1e-8, frequency: 5, velocity: 2)
    #expect(critical.dampedFrequency == 0)
    #expect(below.dampedFrequency > 0)
    for step in 0...100 {
      let time = Double(step) / 25
      #expect(abs(critical.progress(at: time) - below.progress(at: time)) < 1e-7)
    }
  }

  @Test("starts at 0 with its initial velocity, and its velocity is the slope of its progress")
  func derivative() {
    for spring in Self.randomSprings(seed: 20, velocity: -5...5) {
      #expect(spring.progress(at: 0) == 0)
      #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-12)
      for step in 1...20 {
        let time = Double(step) / 10
        let slope = (spring.progress(at: time + 1e-5) - spring.progress(at: time - 1e-5)) / 2e-5
        #expect(abs(slope - spring.velocity(at: time)) < 1e-3)
      }
    }
  }

  @Test("has less than a thousandth to go once it has settled")
  func settled() {
    for spring in Self.randomSprings(seed: 21, velocity: 0...0)
    where spring.settlingDuration < .infinity {
      for step in 0..<40 {
        let time = spring.settlingDuration * (1 + Double(step) / 37)
        #expect(abs(spring.progress(at: time) - 1) <= 0.001 + 1e-12)
      }
    }
  }

  @Test("settles at the first tenth of a second at which a critical one has a thousandth left")
  func criticalRule() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<300 {
      let spring = Self.spring(ratio: 1, frequency: .random(in: 0.1...200, using: &generator))
      let settling = spring.settlingDuration
      #expect(settling == (settling * 10).rounded() / 10)
      #expect(1 - spring.progress(at: settling) < 0.001)
      #expect(1 - spring.progress(at: settling - 0.1) >= 0.001)
    }
  }

  @Test("fitted to a duration settles exactly then, in the same motion for every duration")
  func fitted() {
    for ratio in [0.01, 0.3, 0.5, 0.85, 0.999, 1] {
      let unit = SpringCurve(dampingRatio: ratio, duration: 1)
      for duration in [0.05, 0.3, 1.0, 7] {
        let spring = SpringCurve(dampingRatio: ratio, duration: duration)
        #expect(spring.settlingDuration == duration)
        let physical = SpringCurve(
          mass: spring.mass,
          stiffness: spring.stiffness,
          damping: spring.damping
        )
        // By its physics a critical spring would settle at the next tenth of a second.
        let slack = ratio == 1 ? 0.1 : 1e-9 * duration
        #expect(physical.settlingDuration >= duration - 1e-9 * duration)
        #expect(physical.settlingDuration <= duration + slack)
        for step in 0...20 {
          let fraction = Double(step) / 20
          let difference = spring.progress(at: fraction * duration) - unit.progress(at: fraction)
          #expect(abs(difference) < 1e-12)
        }
      }
    }
  }

  @Test("reaches a progress first at the time its inverse gives")
  func inverse() {
    for spring in Self.randomSprings(seed: 23, velocity: -20...20) {
      for target in [-1.5, -0.2, -0.01, 0.01, 0.3, 0.9, 0.999, 1.2, 1.9] {
        let horizon = spring.time(atProgress: target) ?? 20
        if let time = spring.time(atProgress: target) {
          #expect(abs(spring.progress(at: time) - target) <= 1e-9)
        }
        for step in 0..<200 {
          let earlier = spring.progress(at: (horizon - 1e-6) * Double(step) / 200)
          #expect(target > 0 ? earlier < target : earlier > target)
        }
      }
    }
  }

  @Test("finds back to the time it came from, up to its first peak")
  func identity() {
    for spring in Self.randomSprings(seed: 24, velocity: 0...0) {
      // A critical spring is flat from a few of its periods on; a weak one at its peak.
      let end = spring.dampedFrequency > 0 ? 0.98 * .pi / spring.dampedFrequency : 0
      let limit = min(end > 0 ? end : .infinity, 8 / spring.angularFrequency)
      for step in 1...40 {
        let time = limit * Double(step) / 40
        let found = spring.time(atProgress: spring.progress(at: time))
        #expect(found.map { abs($0 - time) <= 1e-9 } == true)
      }
    }
  }

  @Test("answers with finite numbers whatever it is given")
  func finite() {
    let extremes: [Double] = [0, -1, .leastNonzeroMagnitude, 1e300, .infinity, .nan, -.infinity, 1]
    for mass in extremes {
      for stiffness in extremes {
        for damping in extremes {
          for velocity in extremes {
            let spring = SpringCurve(
              mass: mass,
              stiffness: stiffness,
              damping: damping,
              initialVelocity: velocity
            )
            #expect(spring.settlingDuration > 0)
            for time in extremes {
              #expect(spring.progress(at: time).isFinite)
              #expect(spring.velocity(at: time).isFinite)
            }
          }
        }
      }
    }
  }

  @Test("falls back to the standard parameters where it makes no sense")
  func sanitized() {
    let standard = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    #expect(SpringCurve(mass: 0, stiffness: -1, damping: -1, initialVelocity: .nan) == standard)
    #expect(SpringCurve(mass: .nan, stiffness: .nan, damping: .nan) == standard)
    #expect(SpringCurve(dampingRatio: .nan, duration: 1) == .init(dampingRatio: 1, duration: 1))
    #expect(SpringCurve(dampingRatio: 0, duration: 1) == .init(dampingRatio: 0.01, duration: 1))
    #expect(SpringCurve(dampingRatio: 1, duration: -3).settlingDuration == 1e-6)
  }
}
