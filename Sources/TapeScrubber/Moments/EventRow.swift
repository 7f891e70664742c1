import SessionModel

/// A row of the event list: one event, or a run of events that repeat.
struct EventRow: Equatable, Sendable {
  /// What a row stands for.
  enum Content: Equatable, Sendable {
    /// One event.
    case event(Event)
    /// What repeats, each kind once, in the order of appearance; whether the run reaches beyond what
    /// was looked at.
    case run([Repeated], isCut: Bool)
    /// An event that was lost with its block.
    case lost
  }

  /// Number of the first event.
  var first: Int
  /// Number of the last event.
  var last: Int
  /// When the first event happens.
  var start: Time
  /// When the last event happens.
  var end: Time
  /// What is told of it.
  var content: Content

  /// Number of events.
  var count: Int { last - first + 1 }

  /// The row of one event; nil is one that was lost.
  init(_ number: Int, _ timed: TimedEvent?) {
    (first, last) = (number, number)
    (start, end) = (timed?.time ?? .zero, timed?.time ?? .zero)
    content = timed.map { .event($0.event) } ?? .lost
  }

  /// The row of several events, in order.
  init(run rows: [EventRow], isCut: Bool) {
    (first, last) = (rows[0].first, rows[rows.count - 1].last)
    (start, end) = (rows[0].start, rows[rows.count - 1].end)
    var kinds: [Repeated] = []
    for row in rows {
      guard let kind = row.repeated, !kinds.contains(kind) else { continue }
      kinds.append(kind)
    }
    content = .run(kinds, isCut: isCut)
  }

  /// What the event of this row repeats, if it does.
  var repeated: Repeated? {
    guard case .event(let event) = content else { return nil }
    return Repeated(event)
  }
}
