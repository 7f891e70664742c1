import SessionModel

@testable import Interchange

/// What a session makes of an imported tape, and what the tape's touches look like by themselves.
struct ReplayedTouches {
  /// Faults that the session reported.
  private(set) var faults: [Fault] = []
  /// The session after the last event.
  private(set) var session: Session

  init(_ tape: ImportedTape) {
    session = Session(policies: tape.description.policies)
    var sink = Sink()
    for event in tape.events { session.apply(event.event, at: event.time, telling: &sink) }
    faults = sink.faults
  }

  private struct Sink: FactSink {
    var faults: [Fault] = []

    mutating func receive(_ fact: Fact, at time: Time) {
      guard case .fault(let fault, _) = fact else { return }
      faults.append(fault)
    }
  }
}

extension ImportedTape {
  var touches: [Touch] {
    events.compactMap { event in
      guard case .touch(let touch) = event.event else { return nil }
      return touch
    }
  }

  /// The touches as short text: "1 down 10,20 0.5 @0".
  var story: [String] {
    events.compactMap { event in
      guard case .touch(let touch) = event.event else { return nil }
      let place = touch.position.map { "\($0.x),\($0.y)" } ?? "nowhere"
      let force = touch.force.map { " \($0)" } ?? ""
      return "\(touch.id) \(touch.phase) \(place)\(force) @\(event.time.microseconds)"
    }
  }

  /// Whether each finger goes down once and is lifted or cancelled once, moving only in between,
  /// in order of time, and nothing touches at the end, which is the last event.
  var isWhole: Bool {
    var live: Set<Int32> = []
    var seen: Set<Int32> = []
    for touch in touches {
      switch touch.phase {
      case .down:
        guard seen.insert(touch.id).inserted else { return false }
        live.insert(touch.id)
      case .move:
        guard live.contains(touch.id) else { return false }
      case .up, .cancel:
        guard live.remove(touch.id) != nil else { return false }
      }
    }
    let times = events.map(\.time)
    return live.isEmpty && times == times.sorted() && times.first == .zero
      && events.last?.event == .end && events.filter { $0.event == .end }.count == 1
  }
}
