import GestureScript
import Testing

@Suite("Synthesis noise")
struct SynthesisNoiseTests {
  @Test("has the mean, spread and bounds it promises")
  func moments() {
    var noise = SynthesisNoise(seed: 1)
    let count = 20_000
    let bell = (0..<count).map { _ in noise.bell() }
    let mean = bell.reduce(0, +) / Double(count)
    let variance = bell.reduce(0) { $0 + $1 * $1 } / Double(count)
    #expect(abs(mean) < 0.03)
    #expect(abs(variance - 1) < 0.04)
    #expect(bell.allSatisfy { abs($0) <= 6 })
    let even = (0..<count).map { _ in noise.uniform() }
    #expect(even.allSatisfy { 0 <= $0 && $0 < 1 })
    #expect(abs(even.reduce(0, +) / Double(count) - 0.5) < 0.01)
  }

  @Test("chooses every index below the bound, and no other")
  func indices() {
    var noise = SynthesisNoise(seed: 2)
    #expect(Set((0..<1000).map { _ in noise.index(below: 7) }) == Set(0..<7))
    #expect(noise.index(below: 0) == 0)
    #expect(noise.index(below: -3) == 0)
  }

  @Test("differs from seed to seed and repeats for one")
  func seeds() {
    var first = SynthesisNoise(seed: 3)
    var again = SynthesisNoise(seed: 3)
    var other = SynthesisNoise(seed: 4)
    #expect(first.bits() == again.bits())
    #expect(first.bits() != other.bits())
  }
}
