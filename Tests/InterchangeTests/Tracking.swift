@testable import Interchange

/// Runs the tracker over frames; every event has a line of its own.
func track(
  as touchProtocol: TouchProtocol = .slots,
  slotMaximum: Int32? = nil,
  limit: Double = .infinity,
  isStrict: Bool = false,
  _ frames: [SampleFrame]
) throws -> ContactTracker.Result {
  var tracker = ContactTracker(
    touchProtocol: touchProtocol,
    declaredSlotMaximum: slotMaximum,
    associationLimit: limit,
    diagnostics: DiagnosticLog(isStrict: isStrict)
  )
  var line = 0
  for frame in frames {
    for event in frame.allEvents {
      line += 1
      try tracker.receive(
        KernelEvent(
          line: line,
          time: frame.time,
          type: event.type,
          code: event.code,
          value: event.value
        )
      )
    }
  }
  return try tracker.finish()
}

extension ContactTracker.Result {
  /// The updates as short text: "1 began 10,20 @0".
  var story: [String] {
    updates.map { update in
      let kind =
        switch update.kind {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        case .cancelled(let reason): "cancelled (\(reason.rawValue))"
        }
      let x = update.axes.x.map(String.init) ?? "?"
      let y = update.axes.y.map(String.init) ?? "?"
      return "\(update.contactID) \(kind) \(x),\(y) @\(update.time)"
    }
  }

  /// Whether every contact begins once, is over once, and nothing touches at the end, in order of
  /// time.
  var isBalanced: Bool {
    var live: Set<Int> = []
    var seen: Set<Int> = []
    var time: Int64 = 0
    for update in updates {
      guard update.time >= time else { return false }
      time = update.time
      switch update.kind {
      case .began:
        guard seen.insert(update.contactID).inserted else { return false }
        live.insert(update.contactID)
      case .moved:
        guard live.contains(update.contactID) else { return false }
      case .ended, .cancelled:
        guard live.remove(update.contactID) != nil else { return false }
      }
    }
    return live.isEmpty
  }
}
