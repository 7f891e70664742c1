import Foundation
import TestSupport
import Testing

@testable import SessionModel

@Suite("An elementary function")
struct ElementaryTests {
  /// The difference in units of the reference's last place.
  private func unitsApart(_ value: Double, _ reference: Double) -> Double {
    value == reference ? 0 : abs(value - reference) / reference.ulp
  }

  @Test("is the exponential to within one unit in the last place", arguments: [1.0, 30, 744])
  func exponential(range: Double) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      let x = Double.random(in: -range...range, using: &generator)
      #expect(unitsApart(Elementary.exponential(x), exp(x)) <= 1, "e^\(x)")
    }
  }

  @Test("is the logarithm to within one unit in the last place, for any positive number")
  func logarithm() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<4000 {
      let anywhere = Double(bitPattern: generator.next() >> 1)
      let nearOne = Double.random(in: 0.4...2.5, using: &generator)
      for x in [anywhere, nearOne] where x.isFinite && x > 0 {
        #expect(unitsApart(Elementary.naturalLogarithm(x), log(x)) <= 1, "ln \(x)")
      }
    }
  }

  @Test(
    "is sine and cosine to within one unit in the last place, for angles of any size",
    arguments: [0.8, 7, 1e3, 1e9, 1e22, 1e300, 1.7e308]
  )
  func trigonometry(range: Double) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let x = Double.random(in: -1...1, using: &generator) * range
      #expect(unitsApart(Elementary.sine(x), sin(x)) <= 1, "sin \(x)")
      #expect(unitsApart(Elementary.cosine(x), cos(x)) <= 1, "cos \(x)")
    }
  }

  @Test("keeps its last digits beside multiples of a right angle")
  func nearRightAngles() {
    var angles = [Double.pi]
    for count in 1...2000 {
      let angle = Double(count) * (.pi / 2)
      angles += [angle.nextDown, angle, angle.nextUp]
    }
    for x in angles {
      #expect(unitsApart(Elementary.sine(x), sin(x)) <= 1, "sin \(x)")
      #expect(unitsApart(Elementary.cosine(x), cos(x)) <= 1, "cos \(x)")
    }
  }

  @Test("keeps them at the number nearest of all to a multiple of a right angle")
  func worstCase() {
    // The platform's own cosine may be several digits off here; this is from exact arithmetic.
    let angle = 6_381_956_970_095_103 * 0x1p797
    #expect(Elementary.cosine(angle) == -4.687165924254627611e-19)
    #expect(Elementary.sine(angle) == 1)
  }

  @Test("is exact where the answer is")
  func exactValues() {
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.naturalLogarithm(1) == 0)
    #expect(Elementary.cosine(0) == 1)
    #expect(Elementary.sine(0) == 0)
    #expect(Elementary.sine(-0.0).sign == .minus)
    #expect(Elementary.sine(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
  }

  @Test("answers infinities and NaN as IEEE 754 recommends")
  func specialValues() {
    #expect(Elementary.exponential(.infinity) == .infinity)
    #expect(Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(.nan).isNaN)
    #expect(Elementary.naturalLogarithm(.infinity) == .infinity)
    #expect(Elementary.naturalLogarithm(0) == -.infinity)
    #expect(Elementary.naturalLogarithm(-1).isNaN)
    #expect(Elementary.naturalLogarithm(.nan).isNaN)
    for angle in [Double.infinity, -.infinity, .nan] {
      #expect(Elementary.sine(angle).isNaN)
      #expect(Elementary.cosine(angle).isNaN)
    }
  }

  @Test(
    "overflows and underflows where the exponential does",
    arguments: [
      709.782712893384, 709.7827128933841, 709.79, 1e308, -708.5, -745.13, -745.2, -1e308,
    ]
  )
  func exponentialLimits(x: Double) {
    #expect(Elementary.exponential(x).isFinite == exp(x).isFinite)
    #expect(unitsApart(Elementary.exponential(x), exp(x)) <= 1)
  }

  @Test("gives these bits on every machine")
  func frozenBits() {
    var digest: UInt64 = 0
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1000 {
      let x = Double.random(in: 0...100, using: &generator)
      for value in [
        Elementary.exponential(-x), Elementary.naturalLogarithm(x), Elementary.sine(x),
        Elementary.cosine(x),
      ] {
        digest = (digest ^ value.bitPattern) &* 0x100_0000_01B3
      }
    }
    #expect(digest == 5_697_302_441_528_223_569)
  }
}
