import GestureScript
import SessionModel
import TestSupport

/// The touches of one gesture, taken apart for the laws.
struct Track {
  let events: [TimedEvent]
  let touches: [Touch]
  let end: Time

  init(
    _ gesture: SynthesizedGesture,
    at start: Time = .zero,
    rate: Double = 120,
    firstFreeID: Int32 = 1,
    seed: UInt64 = 0
  ) {
    var noise = SynthesisNoise(seed: seed)
    (events, end) = gesture.touches(
      startingAt: start,
      rate: rate,
      firstFreeID: firstFreeID,
      noise: &noise
    )
    touches = events.compactMap { if case .touch(let touch) = $0.event { touch } else { nil } }
  }

  /// Times and places where the finger is sampled: its landing and its moves.
  func samples(of id: Int32 = 1) -> [(time: Time, position: Point)] {
    zip(events, touches).compactMap { event, touch in
      guard touch.id == id, touch.phase == .down || touch.phase == .move else { return nil }
      return touch.position.map { (event.time, $0) }
    }
  }

  /// What is wrong with the order of touches and times; empty for legal input.
  static func flaws(in events: [TimedEvent]) -> [String] {
    var flaws: [String] = []
    var down: Set<Int32> = []
    var last = Time(microseconds: .min)
    for (place, timed) in events.enumerated() {
      if timed.time < last { flaws.append("\(place): time goes back") }
      last = timed.time
      guard case .touch(let touch) = timed.event else { continue }
      switch touch.phase {
      case .down:
        if !down.insert(touch.id).inserted { flaws.append("\(place): \(touch.id) is down") }
      case .move:
        if !down.contains(touch.id) { flaws.append("\(place): \(touch.id) is up") }
      case .up, .cancel:
        if down.remove(touch.id) == nil { flaws.append("\(place): \(touch.id) is up") }
      }
    }
    if !down.isEmpty { flaws.append("end: \(down.sorted()) still down") }
    return flaws
  }
}
