import TestSupport
import Testing

@testable import TapeFile

@Suite("A form of integers")
struct IntegerFormTests {
  @Test("gives any integers back", arguments: IntegerForm.allCases, 0..<40)
  func roundTrip(form: IntegerForm, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let integers = (0..<200).map { _ in
      let bits = Int64.random(in: 0...63, using: &generator)
      return Int64.random(in: .min ... .max, using: &generator) >> bits
    }
    expectRoundTrip(form, integers)
    expectRoundTrip(form, [])
    expectRoundTrip(form, [.min, .max, 0, -1, .min, 1])
  }

  @Test("reads any first number and codes whatever", arguments: IntegerForm.allCases)
  func hostile(form: IntegerForm) {
    let codes: [UInt64] = [0, .max, 1, .max - 1, 1 << 40, 1 << 63, 2, 3]
    for first in [Int64.min, -1, 0, 1, 64, .max] {
      #expect(read(codes, form, first: first).count == codes.count)
    }
  }

  @Test("is a steady clock where readings jitter around its ticks, with frames dropped")
  func ticks() {
    var generator = SeededGenerator(seed: 3)
    var last: Int64 = 0
    let distances = (1...2000).filter { $0 % 300 != 0 }.map { tick -> Int64 in
      let jitter = (0..<6).reduce(0) { sum, _ in sum + Int64.random(in: -50...50, using: &generator)
      }
      let time = Int64(tick) * 8333 + jitter
      defer { last = time }
      return time - last
    }
    #expect(IntegerForm.best(for: distances) == .ticks)
  }

  @Test("is a rhythm where distances alternate")
  func rhythm() {
    var generator = SeededGenerator(seed: 4)
    let distances = (0..<500).map { place in
      (place % 2 == 0 ? 7500 : 9150) + Int64.random(in: -9...9, using: &generator)
    }
    #expect(IntegerForm.best(for: distances) == .rhythm)
  }

  @Test("has no sign to spend bits on where all are far above zero")
  func surplus() {
    var generator = SeededGenerator(seed: 5)
    let delays = (0..<500).map { _ in Int64.random(in: 20...120, using: &generator) }
    #expect(IntegerForm.best(for: delays) == .surplus)
  }

  private func read(_ codes: [UInt64], _ form: IntegerForm, first: Int64) -> [Int64] {
    var writer = TokenWriter()
    for code in codes { writer.write(code: code) }
    writer.noise.finish()
    let noise = writer.noise.bytes
    let bytes = ColumnBytes(writer.tokens, noise: noise, noise.indices)
    let tokens = TokenCursor(from: 0, noise: noise.indices)
    var cursor = IntegerCursor(tokens, form, first: first)
    return codes.map { _ in cursor.next(bytes) }
  }

  private func expectRoundTrip(_ form: IntegerForm, _ integers: [Int64]) {
    let plan = form.plan(integers)
    #expect(read(plan.codes, form, first: plan.first ?? 0) == integers)
    #expect(form.hasFirst == (plan.first != nil))
  }
}
