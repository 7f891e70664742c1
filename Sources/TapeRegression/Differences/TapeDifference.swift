import GestureScript
import SessionModel
public import TapeReplay

/// Where two tapes part: in what they say of themselves, in their events, in the states they lead to,
/// and in what these come to.
///
/// How a tape is cut into blocks, and in which order it numbers its names, is no difference.
///
///     let difference = try TapeDifference(first, second) { print($0.text) }
///     if difference.areSame { … }
public struct TapeDifference: Sendable {
  /// What the headers say differently, and the states in which the tapes begin.
  public private(set) var header: [FieldChange]
  /// How many events differ.
  public private(set) var counts = EventCounts()
  /// The first difference of events.
  public private(set) var firstEvent: EventDifference?
  /// Where the states differ first: after an event of the first tape; nil where they never do.
  public private(set) var parting: Parting?
  /// The event of the second tape at the parting.
  public private(set) var partingEvent = 0
  /// Which outcomes differ, in order of time.
  public private(set) var outcomes: [OutcomeDifference] = []

  /// Whether nothing differs.
  public var areSame: Bool {
    header.isEmpty && counts.areSame && parting == nil && outcomes.isEmpty
  }

  /// Compares two sources in one pass.
  ///
  /// - Parameters:
  ///   - limit: How many differences of events are told, of touches and of all others each; the rest is
  ///     only counted.
  ///   - tell: hears differences of events, in order.
  /// - Throws: what reading a block throws.
  /// - Complexity: O(events), and for every place where events differ the square of how many; memory
  ///   for a few thousand events beside the outcomes.
  public init<First: EventSource, Second: EventSource>(
    _ first: First,
    _ second: Second,
    listing limit: Int = .max,
    telling tell: (EventDifference) -> Void = { _ in }
  ) throws(First.Failure) where First.Failure == Second.Failure {
    try self.init(first, second, sharing: SharedStart(), listing: limit, telling: tell)
  }

  /// What differs where all `count` events are the same.
  init(header: [FieldChange], same count: Int) {
    self.header = header
    counts.same = count
  }

  /// Compares two sources that are known to begin with `start`.
  init<First: EventSource, Second: EventSource>(
    _ first: First,
    _ second: Second,
    sharing start: SharedStart,
    listing limit: Int,
    telling tell: (EventDifference) -> Void
  ) throws(First.Failure) where First.Failure == Second.Failure {
    let shared = SharedNames(first, second)
    let printer = EventPrinter(names: shared.names)
    header = FieldChange.changes(first.description.fields, second.description.fields)
    var sessions = SessionsInStep(
      OutcomeRecorder(first.beginning, names: shared.names),
      OutcomeRecorder(
        second.beginning,
        names: shared.restoring == nil ? shared.names : second.names
      ),
      restoring: shared.restoring
    )
    if sessions.parting != nil {
      header.append(FieldChange(name: "beginning", first: "its own", second: "another"))
    }
    counts.same = try sessions.take(start, of: first)
    var aligner = EventAligner(
      EventCursor(first, renaming: shared.first, printer, from: start.blocks),
      EventCursor(second, renaming: shared.second, printer, from: start.blocks)
    )
    var listing = EventListing(limit, printer, counts)
    try aligner.run { step in
      sessions.take(step)
      if let difference = listing.take(step) { tell(difference) }
    }
    (counts, firstEvent) = (listing.counts, listing.first)
    if start.session == nil {
      outcomes = sessions.finish((first.eventCount, second.eventCount))
    }
    (parting, partingEvent) = (sessions.parting, sessions.partingEvent)
  }
}

extension EventSource {
  /// The session before the first event.
  fileprivate var beginning: Session {
    startingSession ?? Session(policies: description.policies)
  }
}

extension EventDifference {
  /// What differs at `step`; nil if nothing does.
  init?(_ step: EventStep, _ printer: EventPrinter) {
    let (one, other): (EventRecord?, EventRecord?)
    switch step {
    case .same: return nil
    case .delayed(let left, let right, let delay):
      kind = .delayed
      self.delay = Interval(microseconds: delay)
      (one, other) = (left, right)
    case .changed(let left, let right):
      kind = .changed
      fields = EventFields.changes(left, right, printer)
      (one, other) = (left, right)
    case .onlyFirst(let left):
      kind = .onlyFirst
      (one, other) = (left, nil)
    case .onlySecond(let right):
      kind = .onlySecond
      (one, other) = (nil, right)
    }
    first = one?.number
    second = other?.number
    let shown = one ?? other
    time = shown?.time ?? .zero
    isOfTouches = step.isDifferenceOfTouches
    text = shown.map { printer.text($0.timed.event) } ?? ""
  }
}
