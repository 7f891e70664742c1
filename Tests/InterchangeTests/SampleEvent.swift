@testable import Interchange

/// One kernel event of a test, without its time.
struct SampleEvent: Equatable {
  var type: UInt16
  var code: UInt16
  var value: Int32

  static func axis(_ code: UInt16, _ value: Int32) -> Self {
    Self(type: EventType.absolute, code: code, value: value)
  }

  static func key(_ code: UInt16, _ value: Int32) -> Self {
    Self(type: EventType.key, code: code, value: value)
  }

  static func slot(_ number: Int32) -> Self { axis(AxisCode.slot, number) }
  static func id(_ id: Int32) -> Self { axis(AxisCode.trackingID, id) }
  static func x(_ value: Int32) -> Self { axis(AxisCode.positionX, value) }
  static func y(_ value: Int32) -> Self { axis(AxisCode.positionY, value) }
  static func pressure(_ value: Int32) -> Self { axis(AxisCode.multiTouchPressure, value) }
  static func major(_ value: Int32) -> Self { axis(AxisCode.touchMajor, value) }
  static func tool(_ value: Int32) -> Self { axis(AxisCode.toolType, value) }
  static func distance(_ value: Int32) -> Self { axis(AxisCode.distance, value) }
  static func touch(_ value: Int32) -> Self { key(KeyCode.touch, value) }
  static let packet = Self(type: 0, code: SynchronizationCode.multiTouchReport, value: 0)
  static let dropped = Self(type: 0, code: SynchronizationCode.dropped, value: 0)
  static let lift = id(-1)
}

/// A frame of a test; `end` is the value of its report, nil for a frame without an end.
struct SampleFrame {
  var time: Int64?
  var events: [SampleEvent]
  var end: Int32?

  init(_ time: Int64?, _ events: [SampleEvent], end: Int32? = 0) {
    self.time = time
    self.events = events
    self.end = end
  }

  /// The events with the report that ends the frame.
  var allEvents: [SampleEvent] {
    events + (end.map { [SampleEvent(type: 0, code: 0, value: $0)] } ?? [])
  }
}

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
