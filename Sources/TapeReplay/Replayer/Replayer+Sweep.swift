import SessionModel

extension Replayer {
  /// How far one pass over the tape, from early to late, has come.
  struct Sweep {
    /// Events that have been passed.
    var done: Int
    /// The state after them.
    var moment: Moment<R.State>
  }

  /// Moves `sweep` over the rest of the block in which it stands, by `pass`.
  mutating func passBlock<Part>(
    _ sweep: inout Sweep,
    _ pass: (ArraySlice<TimedEvent>, inout Moment<R.State>) -> Part
  ) throws(Source.Failure) -> Part {
    let index = block(holding: sweep.done + 1)
    let offset = sweep.done - blocks[index].startEvent
    try source.readEvents(ofBlock: index, into: &passed)
    if offset == 0, index > 0 { sweep.moment = try passing(sweep.moment, toStartOf: index) }
    let part = pass(passed.dropFirst(offset), &sweep.moment)
    finish(index, read: passed.count, &sweep)
    return part
  }

  /// Ends the pass over block `index`, of which `count` events could be read.
  func finish(_ index: Int, read count: Int, _ sweep: inout Sweep) {
    sweep.moment.note(lossOf: blocks[index].count - count, reaching: reached[index])
    sweep.done = blocks[index].endEvent
  }
}

extension Replayer where Source: Sendable {
  /// What a block is moved over by, on any thread.
  typealias SharedPass<Part> =
    @Sendable (ArraySlice<TimedEvent>, inout Moment<R.State>) -> Part

  /// Moves `sweep` block by block to the end, on `workers` threads, until `take` has had enough.
  ///
  /// `take` is called on this thread after every block, in order. Blocks are replayed from their
  /// keyframes, but what a keyframe led to counts only if it is what the sweep has reached there;
  /// else the block is passed again, alone. So the result is always that of one thread.
  mutating func passBlocks<Part: Sendable>(
    _ sweep: inout Sweep,
    workers: Int,
    while goesOn: () -> Bool,
    _ pass: @escaping SharedPass<Part>,
    _ take: (Part, Sweep) -> Bool
  ) throws(Source.Failure) {
    var stretch = LoneStretch()
    var goes = true
    while goes, sweep.done < eventCount {
      if stretch.isOver, workers > 1, keyframesServe {
        goes = try passTogether(&sweep, workers, &stretch, while: goesOn, pass, take)
      } else {
        guard goesOn() else { return }
        let part = try passBlock(&sweep, pass)
        goes = take(part, sweep)
        stretch.pass()
      }
    }
  }

  /// Moves `sweep` on until keyframes turn out to be of no use; false if `take` has had enough.
  private mutating func passTogether<Part: Sendable>(
    _ sweep: inout Sweep,
    _ workers: Int,
    _ stretch: inout LoneStretch,
    while goesOn: () -> Bool,
    _ pass: @escaping SharedPass<Part>,
    _ take: (Part, Sweep) -> Bool
  ) throws(Source.Failure) -> Bool {
    let worker = BlockReplay(source, through: reducer) { _, events, moment in
      pass(events, &moment)
    }
    let crew = BlockCrew(worker, size: workers)
    let order = BlockOrder.forward(block(holding: sweep.done + 1)..<blocks.count)
    var goes = true
    try crew.run(order) { (index, outcome) throws(Source.Failure) in
      goes = goesOn()
      guard goes else { return false }
      let start = try passing(sweep.moment, toStartOf: index)
      let part: Part
      if let replayed = try outcome.get(), replayed.begins(at: start, reducer) {
        part = replayed.part
        sweep.moment = replayed.end
        finish(index, read: replayed.eventCount, &sweep)
        stretch.noteUse()
      } else {
        part = try passBlock(&sweep, pass)
        stretch.noteWaste()
      }
      goes = take(part, sweep)
      return goes && stretch.isOver
    }
    return goes
  }
}
