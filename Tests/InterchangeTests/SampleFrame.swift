@testable import Interchange

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
