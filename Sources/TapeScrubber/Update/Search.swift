import GestureScript
import SessionModel
import TapeReplay

/// A search through a tape that is done a few blocks at a time, so that a key can stop it.
struct Search<Source: EventSource> {
  /// How far it has come.
  enum Outcome: Equatable {
    case goesOn
    case found(Position)
    case notFound
  }

  let target: SearchTarget
  let isForward: Bool
  /// Whether it has gone on at the other end of the tape.
  private(set) var hasWrapped = false

  private let origin: Position
  private let blocks: [EventBlock]
  private let printer: EventPrinter
  private var scout: Replayer<Source, SessionReducer>
  /// Whether the scout stands between two events.
  private var isBetween: Bool
  /// Whether the time around the origin is still to be looked at.
  private var isFresh = true

  /// A search from where `replayer` stands.
  init(
    _ target: SearchTarget,
    forward isForward: Bool,
    from replayer: Replayer<Source, SessionReducer>,
    blocks: [EventBlock]
  ) throws(Source.Failure) {
    self.target = target
    self.isForward = isForward
    self.blocks = blocks
    origin = replayer.position
    printer = EventPrinter(names: replayer.source.names)
    scout = replayer
    try scout.seek(toEvent: origin.event)
    isBetween = scout.position.time < origin.time
    scout = replayer
  }

  /// Looks through `limit` more blocks.
  mutating func advance(blocks limit: Int) throws(Source.Failure) -> Outcome {
    if isFresh {
      isFresh = false
      if let near = try lastQuietChangeBeforeOrigin() { return .found(near) }
    }
    switch try searchTape(blocks: limit) {
    case .found(let position):
      guard let place = try place(of: position) else { return .goesOn }
      return .found(place)
    case .interrupted:
      try pass(limit)
      return isBackAtOrigin ? .notFound : .goesOn
    case .notFound:
      return try wrap()
    }
  }

  private mutating func searchTape(blocks limit: Int) throws(Source.Failure) -> SearchResult {
    var left = limit
    let (target, printer) = (target, printer)
    let goesOn = {
      left -= 1
      return left >= 0
    }
    return isForward
      ? try scout.next(where: { target.isMet($0, $1, $2, printer) }, while: goesOn)
      : try scout.previous(where: { target.isMet($0, $1, $2, printer) }, while: goesOn)
  }

  /// Moves the scout over the blocks that were just looked through.
  private mutating func pass(_ count: Int) throws(Source.Failure) {
    if isForward {
      let last = blockIndex(holding: scout.position.event + 1) + count - 1
      try scout.seek(toEvent: blocks[min(last, blocks.count - 1)].endEvent)
    } else {
      let latest = isBetween ? scout.position.event : scout.position.event - 1
      let first = blockIndex(holding: latest) - count + 1
      try scout.seek(toEvent: blocks[max(first, 0)].startEvent + 1)
    }
    isBetween = false
  }

  private var isBackAtOrigin: Bool {
    guard hasWrapped else { return false }
    return isForward ? scout.position.event >= origin.event : scout.position.event <= origin.event
  }

  private mutating func wrap() throws(Source.Failure) -> Outcome {
    guard target.wraps, !hasWrapped, !blocks.isEmpty else { return .notFound }
    hasWrapped = true
    if isForward {
      scout.seekToStart()
    } else {
      // Beyond the last event, so that it counts as one before the position.
      try scout.seekToEnd()
      try scout.seek(to: scout.position.time + Interval(microseconds: 1))
    }
    isBetween = !isForward
    return .goesOn
  }

  /// Where the find leads, or nil if it lies before the origin of a search that has just begun.
  private mutating func place(of found: Position) throws(Source.Failure) -> Position? {
    isBetween = false
    if hasWrapped {
      let isBeyond = isForward ? found.event > origin.event : found.event < origin.event
      // What lies beyond has been looked through; the next step ends the search.
      if isBeyond { try isForward ? scout.seekToEnd() : scout.seek(toEvent: 1) }
      return isBeyond ? nil : found
    }
    guard target.isOfState else { return found }
    return try placeOfNavigation(found)
  }

  // MARK: - What happens by itself between two events

  /// The place between `found` and the event before it where navigation changed first, or last.
  private mutating func placeOfNavigation(_ found: Position) throws(Source.Failure) -> Position? {
    let (quiet, last) = try quietChanges(after: found.event - 1)
    try scout.seek(toEvent: found.event)
    let changesItself = target.differs(last, scout.state)
    let places = quiet + (changesItself ? [found] : [])
    return isForward ? places.first { $0 > origin } : places.last { $0 < origin }
  }

  private mutating func lastQuietChangeBeforeOrigin() throws(Source.Failure) -> Position? {
    guard target.isOfState, !isForward else { return nil }
    let before = isBetween ? origin.event : origin.event - 1
    guard before >= 0 else { return nil }
    var probe = self
    return try probe.quietChanges(after: before).places.last { $0 < origin }
  }

  /// Deadlines between two events that are followed; real sessions have a handful.
  private static var mostDeadlines: Int { 256 }

  /// The places after `event` and before the next one where navigation changes, and the session just
  /// before the next one.
  private mutating func quietChanges(
    after event: Int
  ) throws(Source.Failure) -> (places: [Position], last: Session) {
    try scout.seek(toEvent: event)
    var places: [Position] = []
    var last = scout.state
    for _ in 0..<Self.mostDeadlines {
      let due = scout.state.nextDeadlineTime
      guard let due else { break }
      try scout.seek(to: max(due, scout.position.time + Interval(microseconds: 1)))
      guard scout.position.event == event else { break }
      if target.differs(last, scout.state) { places.append(scout.position) }
      last = scout.state
    }
    return (places, last)
  }

  private func blockIndex(holding number: Int) -> Int {
    blocks.firstPlace { $0.endEvent >= number }
  }
}
