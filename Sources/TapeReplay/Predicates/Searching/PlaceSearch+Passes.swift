import SessionModel

/// How blocks are looked through; hits come in the order of the search.
extension PlaceSearch {
  /// Looks through at most `count` blocks from early to late.
  mutating func nextHits(_ count: Int) throws(Source.Failure) -> [PlaceHit] {
    let end = min(block + count, lastBlock + 1)
    var hits: [PlaceHit] = []
    while block < end, wantsMore(hits) {
      if scan.program.readsEventsAlone {
        hits += try hitsOfEvents(.forward(block..<(stretch.isOver ? end : block + 1)))
      } else if stretch.isOver, workers > 1, scout.keyframesServe {
        hits += try passTogether(block..<end)
      } else {
        hits += try passAlone()
        stretch.pass()
      }
    }
    return hits
  }

  /// Looks through at most `count` blocks from late to early.
  mutating func previousHits(_ count: Int) throws(Source.Failure) -> [PlaceHit] {
    let end = max(block - count, firstBlock - 1)
    var hits: [PlaceHit] = []
    while block > end, wantsMore(hits) {
      if scan.program.readsEventsAlone {
        let first = stretch.isOver ? end + 1 : block
        hits += try hitsOfEvents(.backward(first..<(block + 1)))
      } else if stretch.isOver, workers > 1, scout.keyframesServe {
        hits += try lookBackTogether((end + 1)..<(block + 1))
      } else {
        hits += try lookBack()
        stretch.pass()
      }
    }
    return hits
  }

  private func wantsMore(_ hits: [PlaceHit]) -> Bool {
    scan.wanted == .all || hits.isEmpty
  }

  /// The first block is passed alone, so that a near place starts no threads.
  private mutating func passAlone() throws(Source.Failure) -> [PlaceHit] {
    let (scan, start) = (scan, sweep.done)
    let hits = try scout.passBlock(&sweep) { events, moment in
      scan.hits(in: events, after: start, from: &moment)
    }
    block += 1
    return hits
  }

  private var worker: BlockReplay<Source, SessionReducer, [PlaceHit]> {
    let (scan, blocks) = (scan, scout.blocks)
    return BlockReplay(scout.source, through: scout.reducer) { index, events, moment in
      scan.hits(in: events, after: blocks[index].startEvent, from: &moment)
    }
  }

  private mutating func passTogether(_ range: Range<Int>) throws(Source.Failure) -> [PlaceHit] {
    var hits: [PlaceHit] = []
    let crew = BlockCrew(worker, size: workers)
    try crew.run(.forward(range)) { (index, outcome) throws(Source.Failure) in
      let start = try scout.passing(sweep.moment, toStartOf: index)
      if let replayed = try outcome.get(), replayed.begins(at: start, scout.reducer) {
        hits += replayed.part
        sweep.moment = replayed.end
        scout.finish(index, read: replayed.eventCount, &sweep)
        block += 1
        stretch.noteUse()
      } else {
        hits += try passAlone()
        stretch.noteWaste()
      }
      return wantsMore(hits) && stretch.isOver
    }
    return hits
  }

  private mutating func lookBack() throws(Source.Failure) -> [PlaceHit] {
    var moment = try scout.start(ofBlock: block)
    try scout.source.readEvents(ofBlock: block, into: &scout.passed)
    let start = scout.blocks[block].startEvent
    let hits = scan.hits(in: scout.passed[...], after: start, from: &moment)
    block -= 1
    return hits.reversed()
  }

  private mutating func lookBackTogether(
    _ range: Range<Int>
  ) throws(Source.Failure) -> [PlaceHit] {
    var hits: [PlaceHit] = []
    let crew = BlockCrew(worker, size: workers)
    try crew.run(.backward(range)) { (index, outcome) throws(Source.Failure) in
      if let replayed = try outcome.get(), scout.begins(replayed, ofBlock: index) {
        hits += replayed.part.reversed()
        block -= 1
        stretch.noteUse()
      } else {
        hits += try lookBack()
        stretch.noteWaste()
      }
      return wantsMore(hits) && stretch.isOver
    }
    return hits
  }

  private mutating func hitsOfEvents(_ order: BlockOrder) throws(Source.Failure) -> [PlaceHit] {
    var hits: [PlaceHit] = []
    let worker = EventScan(scout.source, blocks: scout.blocks, scan)
    try BlockCrew(worker, size: workers).run(order) { (_, outcome) throws(Source.Failure) in
      let found = try outcome.get()
      hits += isForward ? found : found.reversed()
      block += isForward ? 1 : -1
      stretch.pass()
      return wantsMore(hits)
    }
    return hits
  }
}
