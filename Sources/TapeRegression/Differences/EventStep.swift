/// A step over two tapes in parallel.
enum EventStep: Sendable {
  /// Both have the same event, at the same time or as much later as those before.
  case same(EventRecord, EventRecord)
  /// Both have the same event; from it on the second tape is so many microseconds later.
  case delayed(EventRecord, EventRecord, by: Int64)
  /// The event is another one, or stands alone at another time.
  case changed(EventRecord, EventRecord)
  /// Only the first has the event.
  case onlyFirst(EventRecord)
  /// Only the second has the event.
  case onlySecond(EventRecord)

  /// Whether only touches, or samples of them, differ.
  var isDifferenceOfTouches: Bool {
    switch self {
    case .same, .delayed: false
    case .changed(let first, let second): first.isTouch && second.isTouch
    case .onlyFirst(let record), .onlySecond(let record): record.isTouch
    }
  }

  /// The same from the other side.
  var reversed: EventStep {
    switch self {
    case .same(let first, let second): .same(second, first)
    case .delayed(let first, let second, let delay): .delayed(second, first, by: 0 &- delay)
    case .changed(let first, let second): .changed(second, first)
    case .onlyFirst(let record): .onlySecond(record)
    case .onlySecond(let record): .onlyFirst(record)
    }
  }
}
