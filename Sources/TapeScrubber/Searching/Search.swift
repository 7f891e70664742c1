import SessionModel
import TapeReplay

/// A search through a tape that is done a few blocks at a time, so that a key can stop it.
struct Search<Source: EventSource & Sendable> {
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
  private let predicate: CompiledPredicate
  private let replayer: Replayer<Source, SessionReducer>
  private var places: PlaceSearch<Source>

  /// A search from where `replayer` stands.
  init(
    _ target: SearchTarget,
    _ predicate: CompiledPredicate,
    forward isForward: Bool,
    from replayer: Replayer<Source, SessionReducer>
  ) throws(Source.Failure) {
    self.target = target
    self.predicate = predicate
    self.isForward = isForward
    self.replayer = replayer
    origin = replayer.position
    places = try PlaceSearch(
      for: predicate,
      in: replayer,
      after: isForward ? origin : nil,
      before: isForward ? nil : origin,
      forward: isForward
    )
  }

  /// How much of the way to the end of the tape is done, in percent.
  var percent: Int {
    Int(places.progress * 100)
  }

  /// Looks through `limit` more blocks.
  mutating func advance(blocks limit: Int) throws(Source.Failure) -> Outcome {
    switch try places.advance(blocks: limit) {
    case .goesOn: return .goesOn
    case .found(let place): return .found(place)
    case .notFound:
      guard target.wraps, !hasWrapped else { return .notFound }
      try wrap()
      return .goesOn
    }
  }

  /// Goes on at the other end, up to the origin itself, which may be the only place.
  private mutating func wrap() throws(Source.Failure) {
    hasWrapped = true
    places = try PlaceSearch(
      for: predicate,
      in: replayer,
      after: isForward ? nil : beforeOrigin,
      before: isForward ? Position(event: origin.event, time: origin.time + instant) : nil,
      forward: isForward
    )
  }

  private var instant: Interval { Interval(microseconds: 1) }

  /// A position with no place between it and the origin.
  private var beforeOrigin: Position? {
    var replayer = replayer
    try? replayer.seek(toEvent: origin.event)
    if replayer.position.time < origin.time {
      return Position(event: origin.event, time: origin.time + Interval(microseconds: -1))
    }
    return origin.event > 0 ? Position(event: origin.event - 1, time: .last) : nil
  }
}
