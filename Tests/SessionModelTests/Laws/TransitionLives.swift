import SessionModel

/// The lives of transitions, as facts tell them, and what in them cannot be.
struct TransitionLives {
  private enum Stage {
    case requested, committed
  }

  private var stages: [TransitionID: Stage] = [:]
  private(set) var flaws: [String] = []
  /// How many have completed.
  private(set) var ends = (finished: 0, cancelled: 0)

  /// The transitions that have begun and not completed.
  var open: Set<TransitionID> {
    Set(stages.keys)
  }

  mutating func take(_ fact: Fact) {
    switch fact {
    case .requested(let id):
      expect(stages[id] == nil, "\(id) is requested again")
      stages[id] = .requested
    case .committed(let id):
      expect(stages[id] != .committed, "\(id) is committed again")
      stages[id] = .committed
    case .decided(let id, _):
      expect(stages[id] != nil, "\(id) is decided, but not open")
    case .refused(let id, _):
      expect(stages[id] == nil, "\(id) is refused, but open")
    case .completed(let id, let finished):
      expect(stages[id] == .committed, "\(id) completes, but was not committed")
      stages[id] = nil
      ends = (ends.finished + (finished ? 1 : 0), ends.cancelled + (finished ? 0 : 1))
    default: break
    }
  }

  private mutating func expect(_ holds: Bool, _ flaw: @autoclosure () -> String) {
    if !holds { flaws.append(flaw()) }
  }
}
