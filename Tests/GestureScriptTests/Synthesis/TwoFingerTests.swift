import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A gesture of two fingers")
struct TwoFingerTests {
  @Test("has both fingers in every frame")
  func sharesFrames() {
    for seed in 0..<200 {
      var random = RandomGesture(seed: UInt64(seed))
      let gesture = random.next(isHostile: false)
      guard Set(Track(gesture, firstFreeID: 20).touches.map(\.id)) == [20, 21] else { continue }
      let track = Track(gesture, firstFreeID: 20)
      let (first, second) = (track.samples(of: 20), track.samples(of: 21))
      #expect(first.map(\.time) == second.map(\.time), "\(seed)")
    }
  }

  @Test("that pinches keeps its centre and goes from one distance to the other")
  func pinch() {
    for seed in 0..<200 {
      var random = RandomGesture(seed: UInt64(seed))
      let pinch = Pinch(
        center: random.point(false),
        from: random.number(20...300, false),
        to: random.number(20...300, false),
        duration: random.duration(false),
        angle: random.number(-180...180, false)
      )
      let track = Track(.pinch(pinch))
      let pairs = Array(zip(track.samples(of: 1), track.samples(of: 2)))
      let distances = pairs.map { length($0.0.position - $0.1.position) }
      #expect(abs((distances.first ?? 0) - pinch.from) < 1e-9)
      #expect(abs((distances.last ?? 0) - pinch.to) < 1e-9)
      for (first, second) in pairs {
        #expect(abs((first.position.x + second.position.x) / 2 - pinch.center.x) < 1e-9)
        #expect(abs((first.position.y + second.position.y) / 2 - pinch.center.y) < 1e-9)
      }
    }
  }

  @Test("along an axis lies exactly on it")
  func axes() {
    let center = Point(x: 200, y: 400)
    for (angle, x, y) in [(0.0, 250.0, 400.0), (90, 200, 450), (180, 150, 400), (-90, 200, 350)] {
      let pinch = Pinch(center: center, from: 100, to: 120, duration: .zero, angle: angle)
      #expect(Track(.pinch(pinch)).samples(of: 2).first?.position == Point(x: x, y: y))
    }
  }

  @Test("that rotates stays on its circle, opposite each other, from angle to angle")
  func rotate() {
    let center = Point(x: 200, y: 400)
    let rotate = Rotate(
      center: center,
      radius: 80,
      from: 0,
      to: 90,
      duration: Interval(seconds: 0.4)
    )
    let track = Track(.rotate(rotate))
    let (first, second) = (track.samples(of: 1), track.samples(of: 2))
    #expect(first.first?.position == Point(x: 280, y: 400))
    #expect(first.last?.position == Point(x: 200, y: 480))
    for (one, other) in zip(first, second) {
      #expect(abs(length(one.position - center) - 80) < 1e-9)
      #expect(abs(one.position.x + other.position.x - 400) < 1e-9)
      #expect(abs(one.position.y + other.position.y - 800) < 1e-9)
    }
    #expect(zip(first.dropFirst(), first).allSatisfy { $0.position.y >= $1.position.y })
  }

  private func length(_ way: Point) -> Double {
    (way.x * way.x + way.y * way.y).squareRoot()
  }
}
