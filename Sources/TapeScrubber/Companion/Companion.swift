import SessionModel
import TapeReplay

/// What is shown beside the tape: a second tape or a second future, in step with it.
struct Companion<Source> {
  /// What the tape itself is called beside it.
  let ownTitle: String
  /// What it is called.
  let title: String
  /// Whether the panes are about it.
  var isShownInPanes = false
  /// What is shown of it.
  private(set) var moment = ScrubberMoment()
  /// What differs here: before is the tape, after the companion.
  private(set) var differences: [StateChange] = []
  /// Looks for the places where both differ anew.
  private(set) var divergence: any DivergenceScanning
  /// Events of the tape that it was made for.
  private(set) var eventCount: Int

  private var tape: any CompanionTape
  /// Looks again, because the tape has grown; what was found before is shown until it has looked.
  private var newDivergence: (any DivergenceScanning)?
  private let make: (Source) throws -> CompanionParts

  /// Beside `source`, what `make` makes for it, and for it again when it has grown.
  init(
    beside source: Source,
    events eventCount: Int,
    title: String,
    besides ownTitle: String,
    _ make: @escaping (Source) throws -> CompanionParts
  ) throws {
    (self.title, self.ownTitle, self.eventCount, self.make) = (title, ownTitle, eventCount, make)
    let parts = try make(source)
    (tape, divergence) = (parts.tape, parts.divergence)
  }

  /// Takes over the tape that it is beside as it has grown since.
  mutating func grow(to source: Source, events eventCount: Int) throws {
    let parts = try make(source)
    (tape, newDivergence, self.eventCount) = (parts.tape, parts.divergence, eventCount)
  }

  /// What it is called beside a tape of so many events: one that has grown since is known as far as it
  /// went then.
  func title(besides events: Int) -> String {
    events > eventCount ? "\(title) (to #\(eventCount))" : title
  }

  /// Whether both have been compared to their ends.
  var isCompared: Bool {
    newDivergence == nil && divergence.isComplete
  }

  /// Compares about `count` more events of both.
  mutating func compare(events count: Int) throws {
    guard var renewed = newDivergence else { return try divergence.advance(events: count) }
    newDivergence = nil
    try renewed.advance(events: count)
    if renewed.isComplete { divergence = renewed } else { newDivergence = renewed }
  }

  /// The spellings of its names.
  var names: NameTable { tape.names }

  /// Goes to where the tape has gone.
  mutating func follow(_ other: ScrubberMoment, _ names: NameTable) throws {
    moment = try tape.moment(at: other.position)
    guard other.session.showsOther(than: moment.session) || !names.isLike(tape.names) else {
      differences = []
      return
    }
    let event = other.position.event
    differences = StateDifference.changes(
      from: StateTree(of: other.session, names: names, event: event),
      to: StateTree(of: moment.session, names: tape.names, event: event)
    ).filter { !$0.isPlain }
  }
}
