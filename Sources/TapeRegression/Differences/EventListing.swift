import GestureScript

/// Counts differences of events, and spells out those that are to be told.
///
/// To spell an event out costs more than to replay it.
struct EventListing {
  /// How many events differ so far.
  private(set) var counts: EventCounts
  /// The first difference.
  private(set) var first: EventDifference?

  private let limit: Int
  private let printer: EventPrinter

  /// A listing of at most `limit` differences of touches, and as many of others, after `counts`.
  init(_ limit: Int, _ printer: EventPrinter, _ counts: EventCounts) {
    self.limit = limit
    self.printer = printer
    self.counts = counts
  }

  /// Takes in a step; what is to be told of it.
  mutating func take(_ step: EventStep) -> EventDifference? {
    counts.add(step)
    if case .same = step { return nil }
    let ofTouches = counts.touches
    let place = step.isDifferenceOfTouches ? ofTouches : counts.differences - ofTouches
    guard place <= limit || first == nil, let difference = EventDifference(step, printer) else {
      return nil
    }
    first = first ?? difference
    return place <= limit ? difference : nil
  }
}
