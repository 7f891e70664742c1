import TestSupport

@testable import Interchange

extension SampleFrame {
  /// Fingers that come and go at random, in slots or in packets.
  static func random(seed: UInt64) -> [SampleFrame] {
    var generator = SeededGenerator(seed: seed)
    let usesPackets = seed.isMultiple(of: 3)
    var time: Int64 = seed.isMultiple(of: 2) ? 0 : 1_700_000_000_000_000
    return (0..<12).map { _ in
      time += Int64.random(in: 0...20_000, using: &generator)
      let count = Int.random(in: 1...3, using: &generator)
      let events = (0..<count).flatMap { _ in
        usesPackets ? packet(&generator) : slotEvents(&generator)
      }
      return SampleFrame(time, events)
    }
  }

  private static func packet(_ generator: inout SeededGenerator) -> [SampleEvent] {
    guard Int.random(in: 0..<5, using: &generator) > 0 else { return [.packet] }
    return [
      .x(.random(in: 0...999, using: &generator)), .y(.random(in: 0...1_999, using: &generator)),
      .packet,
    ]
  }

  private static func slotEvents(_ generator: inout SeededGenerator) -> [SampleEvent] {
    let slot = SampleEvent.slot(.random(in: 0...3, using: &generator))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return [slot, .dropped]
    case 1...4: return [slot, .id(.random(in: 0...2, using: &generator)), .y(7)]
    case 5...7: return [slot, .lift]
    case 8: return [slot, .tool(.random(in: 0...2, using: &generator))]
    default: return [slot, .x(.random(in: -9...999, using: &generator)), .pressure(3)]
    }
  }
}
