import GestureScript
import SessionModel

/// An event to be held against those of another tape.
struct EventRecord: Sendable {
  /// Its number on its tape.
  let number: Int
  /// The event, with names of the table that both tapes share.
  let timed: TimedEvent
  /// A hash of what it says, bit for bit, but not of when; sample clocks count from the event's time.
  let hash: UInt64

  init(_ timed: TimedEvent, number: Int, _ printer: EventPrinter) {
    self.number = number
    self.timed = timed
    hash = ContentHash.of(timed, printer)
  }

  var time: Time { timed.time }

  /// Whether it is a touch, or a sample of one.
  var isTouch: Bool {
    switch timed.event {
    case .touch, .touchSample: true
    default: false
    }
  }

  /// How much later `other` happened.
  func delay(of other: EventRecord) -> Int64 {
    other.time.microseconds.subtractingReportingOverflow(time.microseconds).partialValue
  }
}
