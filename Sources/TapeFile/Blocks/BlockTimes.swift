/// The families of events whose times have a column each.
enum EventFamily: UInt8 {
  case touch, gesture, other

  init(_ kind: UInt8) {
    if kind < EventKind.gesturePossible.rawValue {
      self = .touch
    } else if kind <= EventKind.gestureFailed.rawValue {
      self = .gesture
    } else {
      self = .other
    }
  }
}

/// Takes the times of a block's events apart, and puts them together again.
///
/// An event at the time of the one before it says so in its kind. Otherwise a touch tells its time
/// from the touch before it, because both come from one clock, and other events from the event before.
struct BlockTimes {
  /// The time of the event before.
  private(set) var last: Int64
  private var lastTouch: Int64

  init(from start: Int64) {
    last = start
    lastTouch = start
  }

  /// From when the time of an event of `family` is counted.
  @inline(__always)
  func origin(_ family: EventFamily) -> Int64 {
    family == .touch ? lastTouch : last
  }

  /// Goes on to an event of `family` at `time`.
  @inline(__always)
  mutating func move(to time: Int64, _ family: EventFamily) {
    last = time
    if family == .touch { lastTouch = time }
  }
}
