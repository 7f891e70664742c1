import SessionModel

extension TapeWriter {
  /// Adds what `journal` has behind event number `last`; how many events are missing, or left out.
  ///
  /// `stopsAtGap` leaves out what follows missing events; else the tape tells of them.
  func append(
    _ journal: JournalContents,
    behind last: Int,
    at start: Time,
    stopsAtGap: Bool
  ) throws(TapeError) -> Int {
    var missing = 0
    var time = start
    for entry in journal.entries(after: last) {
      switch entry {
      case .missing(let count):
        missing += count
        guard !stopsAtGap else { continue }
        try tell(UInt64(count), "journalTorn", at: time)
      case .event where stopsAtGap && missing > 0:
        missing += 1
      case .event(let event):
        time = event.time
        try append(event, journalledAs: journal.names)
      }
    }
    if !journal.isLive, journal.refused > 0, !stopsAtGap || missing == 0 {
      try tell(journal.refused, "recorderFull", at: time)
    }
    return missing
  }

  private func append(
    _ event: TimedEvent,
    journalledAs names: NameTable
  ) throws(TapeError) {
    do throws(TapeError) {
      try append(event, names: names)
    } catch  where error.code == .tooLarge {
      // The recorder would have said the same.
      try tell(1, "eventTooLarge", at: event.time)
    }
  }

  /// Says that events were lost, by a table of its own: a name added to the journal's would take the
  /// number of one that is not whole.
  private func tell(
    _ count: UInt64,
    _ spelling: String,
    at time: Time
  ) throws(TapeError) {
    var names = NameTable()
    let cause = names.intern(spelling)
    startTable()
    try append(TimedEvent(time, .lost(count: count, cause: cause)), names: names)
    startTable()
  }
}
