import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A synthesized gesture")
struct GestureLawTests {
  @Test("is legal input, whatever its numbers are", arguments: [false, true])
  func isLegal(isHostile: Bool) {
    for seed in 0..<400 {
      var random = RandomGesture(seed: UInt64(seed))
      let gesture = random.next(isHostile: isHostile)
      let start = Time(microseconds: Int64(seed) * 7)
      let track = Track(
        gesture,
        at: start,
        rate: random.number(30...240, isHostile && seed % 8 == 0)
      )
      #expect(Track.flaws(in: track.events).isEmpty, "\(seed): \(gesture)")
      #expect(track.events.first?.time == start, "\(seed)")
      #expect(track.events.last?.time == track.end, "\(seed)")
      #expect(track.touches.first?.phase == .down, "\(seed)")
      #expect(track.touches.count <= 2 * (SynthesisLimits.mostSamples + 3), "\(seed)")
      let coordinates = track.touches.compactMap(\.position).flatMap { [$0.x, $0.y] }
      #expect(coordinates.allSatisfy { abs($0) <= SynthesisLimits.farthest }, "\(seed)")
    }
  }

  @Test("is the same for the same seed")
  func repeats() {
    for seed in 0..<200 {
      var random = RandomGesture(seed: UInt64(seed))
      let gesture = random.next(isHostile: seed % 2 == 0)
      #expect(Track(gesture, seed: 5).events == Track(gesture, seed: 5).events, "\(seed)")
    }
  }

  @Test("lifts a finger where it was last seen")
  func liftsInPlace() {
    for seed in 0..<300 {
      var random = RandomGesture(seed: UInt64(seed))
      let gesture = random.next(isHostile: seed % 2 == 0)
      var places: [Int32: Point] = [:]
      for touch in Track(gesture).touches {
        if touch.phase == .up { #expect(touch.position == places[touch.id], "\(gesture)") }
        if touch.phase == .cancel { #expect(touch.position == nil, "\(gesture)") }
        if let position = touch.position { places[touch.id] = position }
      }
    }
  }

  @Test("takes the finger it is given, else the first free ones")
  func numbersFingers() {
    #expect(Set(Track(.tap(Tap(at: .zero)), firstFreeID: 7).touches.map(\.id)) == [7])
    #expect(Set(Track(.tap(Tap(at: .zero, id: 3)), firstFreeID: 7).touches.map(\.id)) == [3])
    let pinch = Pinch(center: .zero, from: 1, to: 2, duration: .zero)
    #expect(Set(Track(.pinch(pinch), firstFreeID: 7).touches.map(\.id)) == [7, 8])
    let last = Track(.pinch(pinch), firstFreeID: .max).touches.map(\.id)
    #expect(Set(last) == [Int32.max - 1, Int32.max])
  }

  @Test("ends in time, even at the end of time")
  func saturates() {
    let track = Track(.tap(Tap(at: .zero)), at: .never)
    #expect(track.end == .never)
    #expect(Track.flaws(in: track.events).isEmpty)
  }

  @Test("of no given duration takes an ordinary one")
  func ordinaryDurations() {
    #expect(Track(.tap(Tap(at: .zero))).end == Time(microseconds: 80_000))
    let double = Track(.doubleTap(DoubleTap(at: .zero)))
    #expect(double.events.map(\.time.microseconds) == [0, 80_000, 200_000, 280_000])
    #expect(double.touches.map(\.phase) == [.down, .up, .down, .up])
    let press = LongPress(at: .zero, duration: Interval(microseconds: 600_000))
    #expect(Track(.longPress(press)).end == Time(microseconds: 600_000))
  }
}
