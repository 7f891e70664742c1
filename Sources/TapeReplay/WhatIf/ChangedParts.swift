import SessionModel

/// Cuts the blocks of a source into parts.
struct ChangedParts {
  private(set) var parts: [ChangedPart] = []
  private(set) var blocks: [EventBlock] = []

  private let changes: TapeChanges
  private var events: [TimedEvent] = []

  init(_ changes: TapeChanges) {
    self.changes = changes
  }

  /// Adds the block `index`; in two parts where `splits` and the first changed event lies within.
  mutating func append<Source: EventSource>(
    _ block: EventBlock,
    at index: Int,
    of source: Source,
    splits: Bool
  ) throws(Source.Failure) {
    let border = changes.firstEvent - 1 - block.startEvent
    let isSplit = splits && border > 0 && border < block.count
    guard isSplit || isTouched(block) else {
      let part = ChangedPart(
        block: index,
        firstNumber: block.startEvent + 1,
        offsets: 0..<block.count,
        isPlain: true
      )
      add(part, count: block.count, block.firstTime, block.lastTime)
      return
    }
    try source.readEvents(ofBlock: index, into: &events)
    if events.count > block.count { events.removeSubrange(block.count...) }
    for offsets in isSplit ? [0..<border, border..<block.count] : [0..<block.count] {
      let part = ChangedPart(
        block: index,
        firstNumber: block.startEvent + offsets.lowerBound + 1,
        offsets: offsets,
        isPlain: false
      )
      add(part, of: block)
    }
  }

  /// Whether events of `block` may be missing or happen at another time.
  private func isTouched(_ block: EventBlock) -> Bool {
    guard block.endEvent >= changes.firstEvent else { return false }
    if changes.drops.kinds != nil || changes.delay != .zero { return true }
    let first = max(block.startEvent + 1, changes.firstEvent)
    return changes.drops.count(in: first..<(block.endEvent + 1)) > 0
  }

  private mutating func add(_ part: ChangedPart, of block: EventBlock) {
    var changed = events
    part.change(&changed, changes)
    let lost =
      max(part.offsets.lowerBound, events.count)..<max(part.offsets.upperBound, events.count)
    // What was lost may have been dropped by its number, though never by what it was.
    let first = max(block.startEvent + lost.lowerBound + 1, changes.firstEvent)
    let end = max(block.startEvent + lost.upperBound + 1, first)
    let count = changed.count + lost.count - changes.drops.count(in: first..<end)
    // Of events that are there the latest time is known; lost ones have the block's claim.
    let last = changed.reduce(Time(microseconds: .min)) { max($0, $1.time) }
    let claim = block.lastTime + changes.delay
    add(
      part,
      count: count,
      changed.first?.time ?? block.firstTime + changes.delay,
      lost.isEmpty ? last : max(last, claim)
    )
  }

  /// No block is empty.
  private mutating func add(_ part: ChangedPart, count: Int, _ first: Time, _ last: Time) {
    guard count > 0 else { return }
    parts.append(part)
    blocks.append(
      EventBlock(
        startEvent: blocks.last?.endEvent ?? 0,
        count: count,
        firstTime: first,
        lastTime: last
      )
    )
  }
}
