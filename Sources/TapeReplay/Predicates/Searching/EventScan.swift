import SessionModel

/// Looks for events where a predicate holds that asks for nothing but the event: blocks are read, and
/// nothing is replayed.
struct EventScan<Source: EventSource & Sendable>: BlockWorker {
  let source: Source
  let blocks: [EventBlock]
  let scan: PlaceScan
  private var events: [TimedEvent] = []

  init(_ source: Source, blocks: [EventBlock], _ scan: PlaceScan) {
    self.source = source
    self.blocks = blocks
    self.scan = scan
  }

  /// The hits of block `index`.
  mutating func work(onBlock index: Int) -> Result<[PlaceHit], Source.Failure> {
    do throws(Source.Failure) {
      try source.readEvents(ofBlock: index, into: &events)
    } catch {
      return .failure(error)
    }
    return .success(hits(after: blocks[index].startEvent))
  }

  private func hits(after start: Int) -> [PlaceHit] {
    var run = PredicateRun(scan.program)
    var hits: [PlaceHit] = []
    // The session is never read; it only has to be there.
    let session = Session()
    withUnsafePointer(to: session) { session in
      events.withUnsafeBufferPointer { events in
        for place in events.indices {
          let view = PlaceView(
            session: session,
            event: events.baseAddress.map { $0 + place },
            number: start + place + 1,
            facts: UnsafeBufferPointer(start: nil, count: 0)
          )
          guard run.holds(at: view, reached: .all) else { continue }
          let hit = PlaceHit(event: start + place + 1)
          if let after = scan.after, !after.isBefore(hit) { continue }
          if let before = scan.before, !before.isAfter(hit) { return }
          if scan.wanted != .all { hits.removeAll() }
          hits.append(hit)
          if scan.wanted == .first { return }
        }
      }
    }
    return hits
  }
}
