import SessionModel

/// Events of one block of a source, as they happen under changes.
struct ChangedPart: Sendable {
  /// The block of the source.
  let block: Int
  /// The number, in the source, of the first event of `offsets`.
  let firstNumber: Int
  /// Which events of the block are meant.
  let offsets: Range<Int>
  /// Whether all events of the block stay, though not as they were.
  let isPlain: Bool

  /// Turns the events of the source's block into those of the part, in place.
  func change(_ events: inout [TimedEvent], _ changes: TapeChanges) {
    var kept = 0
    for offset in offsets.clamped(to: events.indices) {
      let number = firstNumber + offset - offsets.lowerBound
      guard let changed = changes.changed(events[offset], number: number) else { continue }
      events[kept] = changed
      kept += 1
    }
    events.removeSubrange(kept...)
  }
}
