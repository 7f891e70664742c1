import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A synthesized flick")
struct FlickTests {
  @Test(
    "leaves at its speed, which it never exceeds, from end to end",
    arguments: [60.0, 120, 240]
  )
  func leavesAtSpeed(rate: Double) {
    for seed in 0..<300 {
      var random = RandomGesture(seed: UInt64(seed))
      let (from, toward) = (random.point(false), random.point(false))
      let speed = random.number(50...5000, false)
      let flick = Flick(from: from, toward: toward, speed: speed, id: 1)
      let samples = Track(.flick(flick), rate: rate).samples()
      #expect(samples.first?.position == from, "\(seed)")
      #expect(samples.last?.position == toward, "\(seed)")
      let speeds = self.speeds(samples)
      #expect(abs((speeds.last ?? 0) / speed - 1) < 1e-3, "\(seed): \(speeds)")
      #expect(speeds.allSatisfy { $0 < speed * 1.001 }, "\(seed)")
    }
  }

  @Test("leaves at its speed even if its way is shorter than a frame")
  func short() {
    let flick = Flick(from: .zero, toward: Point(x: 6, y: 8), speed: 4000, id: 1)
    let samples = Track(.flick(flick)).samples()
    #expect(samples.map(\.time.microseconds) == [0, 2_500])
    #expect(samples.last?.position == Point(x: 6, y: 8))
  }

  @Test("of no length is a short rest")
  func noLength() {
    let place = Point(x: 6, y: 8)
    let samples = Track(.flick(Flick(from: place, toward: place, speed: 900, id: 1))).samples()
    #expect(samples.map(\.position) == [place, place])
    #expect(samples.map(\.time.microseconds) == [0, 8_333])
  }

  @Test(
    "of nonsensical numbers is bounded",
    arguments: [.nan, 0, -1, 1e-300, 1e300, Double.infinity]
  )
  func nonsense(number: Double) {
    for far in [number, 1_000] {
      let flick = Flick(from: .zero, toward: Point(x: far, y: -far), speed: number, id: 1)
      for rate in [number, 120] {
        let track = Track(.flick(flick), rate: rate)
        #expect(Track.flaws(in: track.events).isEmpty)
        #expect(track.events.count <= SynthesisLimits.mostSamples + 3)
        #expect(track.end <= .zero + SynthesisLimits.longestDuration)
        let places = track.touches.compactMap(\.position)
        #expect(places.allSatisfy { abs($0.x) <= 1_000_000 && abs($0.y) <= 1_000_000 })
      }
    }
  }

  private func speeds(_ samples: [(time: Time, position: Point)]) -> [Double] {
    zip(samples.dropFirst(), samples).map { next, last in
      let way = next.position - last.position
      let seconds = (next.time - last.time).seconds
      return (way.x * way.x + way.y * way.y).squareRoot() / seconds
    }
  }
}
