import SessionModel
import TestSupport

/// A single change of a tape, and what a comparison must say of it.
struct Mutation {
  enum Kind: CaseIterable {
    case insertion, deletion, alteration, stamp
  }

  let events: [TimedEvent]
  let kind: Kind
  /// The number of the event on the tape that has it.
  let number: Int
  /// The fields that differ.
  let fields: [String]

  /// Some change of `events`, which must hold touches.
  init(_ original: [TimedEvent], seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var events = original
    let touches = events.indices.filter {
      if case .touch(let touch) = events[$0].event { touch.position != nil } else { false }
    }
    let wanted = Kind.allCases[Int(seed % 4)]
    kind = wanted == .alteration && touches.isEmpty ? .stamp : wanted
    var place = Int.random(in: 0..<events.count, using: &random)
    switch kind {
    case .insertion:
      let time = events[place].time + Interval(microseconds: 3)
      events.insert(TimedEvent(time, .note("inserted \(seed)")), at: place)
      fields = []
    case .deletion:
      events.remove(at: place)
      fields = []
    case .alteration:
      place = touches[Int.random(in: touches.indices, using: &random)]
      if case .touch(var touch) = events[place].event {
        touch.position?.x += 0.125 + Double(seed)
        events[place].event = .touch(touch)
      }
      fields = ["x"]
    case .stamp:
      events[place].time = events[place].time + Interval(microseconds: 17 + Int64(seed))
      fields = ["time"]
    }
    self.events = events
    number = place + 1
  }
}
