import SessionModel

extension Replayer {
  /// Stands exactly after `number` events, a number of the tape.
  mutating func move(to number: Int) throws(Source.Failure) {
    if number == 0 {
      seekToStart()
      return
    }
    if number != position.event {
      try enter(block(holding: number))
      fold(toOffset: number - windows.current.block.startEvent)
    }
    advanced = nil
    position = Position(event: number, time: base.time)
  }

  /// Makes `base` the state after `offset` events of the current window, from the nearest known one.
  private mutating func fold(toOffset offset: Int) {
    var known = position.event - windows.current.block.startEvent
    let isOnTheWay = known > 0 && known <= offset
    if let snapshot = windows.current.snapshot(atOrBefore: offset),
      !isOnTheWay || snapshot.offset > known
    {
      (known, base) = snapshot
    }
    // A second owner of the state's storage would make the first event copy it.
    advanced = nil
    while known < offset {
      let next = min(offset, windows.current.snapshotOffset(after: known))
      windows.current.apply(known..<next, to: &base, by: reducer)
      known = next
      if windows.current.lacksSnapshot(at: known) { windows.current.keep(base, at: known) }
    }
  }

  /// Makes the window of block `index` current, reading it if need be.
  mutating func enter(_ index: Int) throws(Source.Failure) {
    if windows.select(where: { $0.index == index }) { return }
    var window = windows.recycle()
    let start = try start(ofBlock: index, reading: &window.events)
    window.open(index, blocks[index], at: start, reaching: reached[index])
    windows.insert(window)
  }

  /// The block of event `number`; O(log blocks).
  func block(holding number: Int) -> Int {
    blocks.firstPlace { $0.endEvent >= number }
  }
}
