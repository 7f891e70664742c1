import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A synthesized swipe")
struct SwipeTests {
  @Test("goes exactly from one end to the other in its time, then rests")
  func endsAreExact() {
    for seed in 0..<400 {
      var random = RandomGesture(seed: UInt64(seed))
      var swipe = random.swipe(random.point(false), random.point(false), id: 1, isHostile: false)
      swipe.jitter = 0
      let track = Track(.swipe(swipe), at: Time(microseconds: 99))
      let samples = track.samples()
      #expect(samples.first?.position == swipe.from, "\(seed)")
      #expect(samples.last?.position == swipe.to, "\(seed)")
      #expect(samples.last?.time == Time(microseconds: 99) + swipe.duration, "\(seed)")
      #expect(track.end == Time(microseconds: 99) + swipe.duration + swipe.hold, "\(seed)")
      #expect(track.touches.last?.phase == (swipe.endsByCancel ? .cancel : .up), "\(seed)")
    }
  }

  @Test(
    "is sampled at the rate, rounded to a microsecond",
    arguments: [60.0, 90, 119.88, 120, 240]
  )
  func samplesAtRate(rate: Double) {
    for microseconds in stride(from: Int64(1), through: 400_001, by: 1_777) {
      let swipe = Swipe(
        from: .zero,
        to: Point(x: 100, y: 0),
        duration: Interval(microseconds: microseconds)
      )
      let times = Track(.swipe(swipe), rate: rate).samples().map(\.time.microseconds)
      var expected = (0...Int(Double(microseconds) * rate / 1e6) + 1).map {
        Int64((Double($0) / rate * 1e6).rounded(.toNearestOrEven))
      }
      expected.removeAll { $0 >= microseconds }
      #expect(times == expected + [microseconds])
    }
  }

  @Test("of no duration still reaches its end")
  func noDuration() {
    let swipe = Swipe(from: .zero, to: Point(x: 9, y: 9), via: [.zero], duration: .zero)
    #expect(Track(.swipe(swipe)).samples().map(\.position) == [.zero, Point(x: 9, y: 9)])
  }

  @Test("covers its path by arc length, whatever corners it passes")
  func arcLength() {
    for seed in 0..<300 {
      var random = RandomGesture(seed: UInt64(seed))
      var swipe = random.swipe(random.point(false), random.point(false), id: 1, isHostile: false)
      (swipe.jitter, swipe.curve) = (0, .timing(.linear))
      let corners = [swipe.from] + swipe.via + [swipe.to]
      let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
      for sample in Track(.swipe(swipe)).samples() {
        let covered = sample.time.seconds / swipe.duration.seconds * length
        #expect(distance(sample.position, place(covered, along: corners)) < 1e-6, "\(seed)")
      }
    }
  }

  @Test("of minimum jerk is symmetric, fastest halfway, and slow at its ends")
  func minimumJerk() {
    let swipe = Swipe(from: .zero, to: Point(x: 300, y: 0), duration: Interval(seconds: 0.5))
    let places = Track(.swipe(swipe)).samples().map(\.position.x)
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(zip(steps, steps.reversed()).allSatisfy { abs($0 - $1) < 1e-2 })
    let peak = steps.max() ?? 0
    #expect(abs(peak * 120 - 1.875 * 300 / 0.5) < 5)
    #expect(steps[0] < peak / 50)
  }

  @Test("with jitter trembles by that much on the grid of 1/256 point, its ends apart")
  func jitter() {
    var squares = 0.0
    var count = 0.0
    for seed in 0..<100 {
      var swipe = Swipe(
        from: Point(x: 20, y: 400),
        to: Point(x: 320, y: 404),
        duration: Interval(seconds: 0.5)
      )
      let exact = Track(.swipe(swipe)).samples()
      swipe.jitter = 0.4
      let samples = Track(.swipe(swipe), seed: UInt64(seed)).samples()
      #expect(samples.first?.position == swipe.from)
      #expect(samples.last?.position == swipe.to)
      for (sample, exact) in zip(samples, exact).dropFirst(12).dropLast() {
        #expect((sample.position.x * 256).rounded() == sample.position.x * 256)
        let off = sample.position - exact.position
        squares += off.x * off.x + off.y * off.y
        count += 2
      }
    }
    #expect(abs((squares / count).squareRoot() - 0.4) < 0.04)
  }

  @Test("of an hour has all its samples, one of a day fewer")
  func long() {
    var swipe = Swipe(from: .zero, to: Point(x: 300, y: 0), duration: Interval(seconds: 3600))
    #expect(Track(.swipe(swipe)).samples().count == 432_001)
    swipe.duration = Interval(microseconds: .max)
    let track = Track(.swipe(swipe), rate: .infinity)
    #expect((400_000...500_002).contains(track.events.count))
    #expect(track.end == .zero + SynthesisLimits.longestDuration)
  }

  private func distance(_ left: Point, _ right: Point) -> Double {
    let way = left - right
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// Walks `covered` points along `corners`, line by line.
  private func place(_ covered: Double, along corners: [Point]) -> Point {
    var left = covered
    for (start, end) in zip(corners, corners.dropFirst()) {
      let length = distance(start, end)
      if left <= length, length > 0 {
        let share = left / length
        return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      left -= length
    }
    return corners[corners.count - 1]
  }
}
