import SessionModel

/// A search for places where a predicate holds, done a few blocks at a time, so that it can be
/// stopped at any moment.
///
/// Places are every event, and every moment between two events at which something happens by itself.
/// Blocks are looked through by several threads, which find what one finds. A predicate that asks for
/// nothing but events is answered without replaying.
///
/// ```swift
/// var search = try PlaceSearch(for: predicate, from: replayer)
/// while case .goesOn = try search.advance(blocks: 16) {}
/// ```
public struct PlaceSearch<Source: EventSource & Sendable>: Sendable {
  /// How far a search has come.
  public enum Outcome: Equatable, Sendable {
    /// There is more to look through.
    case goesOn
    /// The first place in the direction of the search.
    case found(Position)
    /// There is none.
    case notFound
  }

  /// Whether it goes from early to late.
  public let isForward: Bool
  let scan: PlaceScan
  let workers: Int
  var scout: Replayer<Source, SessionReducer>
  var stretch = LoneStretch()
  /// How far a search forward has come.
  var sweep: Replayer<Source, SessionReducer>.Sweep
  /// The next block that a search looks through.
  var block: Int
  /// The block in which a search ends.
  let lastBlock: Int
  let firstBlock: Int

  /// A search through the places that lie strictly between two positions.
  ///
  /// - Parameters:
  ///   - predicate: what is to hold; its names are those of the replayer's source.
  ///   - replayer: what reads and replays; it is copied, and what it knows is used.
  ///   - start: only later places count; nil for all.
  ///   - end: only earlier places count; nil for all.
  ///   - isForward: whether the earliest place is sought, or the latest.
  ///   - gathersAll: whether every place is wanted, for `gather(blocks:)`.
  ///   - workers: threads that look.
  public init(
    for predicate: CompiledPredicate,
    in replayer: Replayer<Source, SessionReducer>,
    after start: Position? = nil,
    before end: Position? = nil,
    forward isForward: Bool = true,
    gathering gathersAll: Bool = false,
    workers: Int = Cores.count
  ) throws(Source.Failure) {
    var scout = replayer
    let scan = PlaceScan(
      program: predicate.program,
      sieve: predicate.sieve,
      wanted: gathersAll ? .all : isForward ? .first : .last,
      after: try scout.bound(at: start),
      before: try scout.bound(at: end)
    )
    let last = scout.blocks.count - 1
    let first = scan.after.map { scout.firstBlock(after: $0) } ?? 0
    firstBlock = first
    // What happens by itself after an event belongs to the block of the next one.
    lastBlock = min(scan.before.map { scout.firstBlock(after: $0) } ?? last, last)
    block = isForward ? first : lastBlock
    sweep = .init(done: 0, moment: scout.beginning)
    if isForward, first <= last, !scan.program.readsEventsAlone {
      sweep = try scout.sweep(from: scan.after?.position.event ?? 0)
    }
    (self.isForward, self.workers, self.scan, self.scout) = (isForward, workers, scan, scout)
  }

  /// How much of the way is done, from 0 to 1.
  public var progress: Double {
    let count = max(lastBlock - firstBlock + 1, 1)
    let done = isForward ? block - firstBlock : lastBlock - block
    return min(max(Double(done) / Double(count), 0), 1)
  }

  /// Looks through at most `count` more blocks for every place, in the order of the search; nil when
  /// all have been looked through.
  public mutating func gather(blocks count: Int) throws(Source.Failure) -> [PlaceHit]? {
    guard isForward ? block <= lastBlock : block >= firstBlock else { return nil }
    return try isForward ? nextHits(count) : previousHits(count)
  }

  /// Looks through at most `count` more blocks.
  public mutating func advance(blocks count: Int) throws(Source.Failure) -> Outcome {
    let hits = try isForward ? nextHits(count) : previousHits(count)
    if let hit = hits.first { return .found(try scout.position(of: hit)) }
    let isDone = isForward ? block > lastBlock : block < firstBlock
    return isDone ? .notFound : .goesOn
  }
}

extension Replayer where R == SessionReducer {
  /// Where `position` stands among places.
  fileprivate mutating func bound(
    at position: Position?
  ) throws(Source.Failure) -> PlaceBound? {
    guard let position else { return nil }
    let place = (self.position, base, advanced)
    defer { (self.position, base, advanced) = place }
    try seek(toEvent: position.event)
    return PlaceBound(position: position, isBetween: position.time > base.time)
  }

  /// A sweep that begins after `event` events.
  fileprivate mutating func sweep(from event: Int) throws(Source.Failure) -> Sweep {
    try seek(toEvent: event)
    return Sweep(done: event, moment: base)
  }

  /// The block of the first event after `bound`; what happens after its event lies there, too.
  fileprivate func firstBlock(after bound: PlaceBound) -> Int {
    block(holding: bound.position.event + 1)
  }

  /// The position that `hit` leads to; the replayer goes to its event.
  public mutating func position(of hit: PlaceHit) throws(Source.Failure) -> Position {
    try seek(toEvent: hit.event)
    return Position(event: hit.event, time: max(position.time, hit.quietTime ?? position.time))
  }
}
