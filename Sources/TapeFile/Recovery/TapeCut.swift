import SessionModel

/// Makes a tape of a stretch of another one.
///
/// The new tape begins in the state before its first event, so it replays alone: at every moment of
/// the stretch its state is that of the whole tape. Times stay; numbers begin with 1. Its header says
/// what it was cut from.
public enum TapeCut {
  /// Writes the events `numbers` of `reader`, a tape called `name`, to `sink`.
  ///
  /// Numbers that the tape does not have are left out; where none are left, the new tape has no
  /// events. Events that were lost are told as in a repair.
  ///
  /// - Parameter progress: told how many events have been taken, some thousands apart.
  /// - Throws: `tooLarge` if the state and the names at the start do not fit a header; what reading
  ///   and writing throw.
  @discardableResult
  public static func cut(
    _ numbers: Range<Int>,
    of reader: TapeReader,
    named name: String,
    to sink: any TapeSink,
    progress: (Int) -> Void = { _ in }
  ) throws(TapeError) -> CopyReport {
    let numbers = numbers.clamped(to: 1..<(reader.eventCount + 1))
    var supplement = reader.header.supplement
    if numbers.lowerBound > 1 {
      supplement.start = TapeStart(
        session: try reader.session(before: numbers.lowerBound),
        names: try reader.names(before: numbers.lowerBound)
      )
    }
    supplement.origin = TapeOrigin(name, reader.header.salt, numbers)
    let writer = try TapeWriter(to: sink, description: reader.description, supplement)
    var copy = TapeCopy(to: writer)
    try copy.take(numbers, of: reader, progress: progress)
    try writer.finish()
    return CopyReport(events: copy.events, missing: copy.missing, losses: reader.losses)
  }
}

extension TapeOrigin {
  /// nil where there are no events.
  fileprivate init?(_ name: String, _ salt: UInt64, _ numbers: Range<Int>) {
    guard !numbers.isEmpty else { return nil }
    let events = UInt64(numbers.lowerBound)...UInt64(numbers.upperBound - 1)
    self.init(name: name, salt: salt, events: events)
  }
}

extension TapeReader {
  /// The names that the tape has before event `number`, which lies in a block.
  fileprivate func names(before number: Int) throws(TapeError) -> NameTable {
    let names = names
    guard let place = blocks.firstIndex(where: { $0.lastEvent >= number }) else { return names }
    let info = blocks[place]
    // Names are numbered in the order of the events that they appear in.
    var count = info.namesBefore
    for event in try events(ofBlock: place).prefix(max(0, number - info.firstEvent)) {
      var event = event.event
      event.replaceNames { name in
        count = max(count, Int(name.index) + 1)
        return name
      }
    }
    var known = NameTable()
    for name in names.additions.prefix(count - known.count) { _ = known.intern(name) }
    return known
  }
}
