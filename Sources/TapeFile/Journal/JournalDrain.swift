import SessionModel

/// Takes events out of a journal, in order, and gives their places back; belongs to one thread.
struct JournalDrain {
  let journal: EventJournal
  /// The last event that was taken out.
  private(set) var taken: Int
  /// The last event whose place was given back.
  private(set) var freed: Int
  /// The names of what was taken out.
  private(set) var names = NameTable()
  /// The time of the event that was taken out last.
  private(set) var lastTime = Time.zero
  /// Units of long payloads of taken events that were not freed yet, with the events' numbers.
  private var units: [(event: Int, count: Int)] = []
  /// The sum of their counts.
  private var waitingUnits = 0

  /// Takes the events after number `last`.
  init(_ journal: EventJournal, after last: Int) {
    self.journal = journal
    taken = last
    freed = last
  }

  /// Whether every reserved event was taken out.
  var isDrained: Bool { taken == journal.lastReserved }

  /// Learns the names of what can be taken out now; the number of the last such event.
  mutating func prepare() -> Int {
    let last = journal.lastReserved
    if taken < last { names = journal.table }
    return last
  }

  /// The next event; nil where it is not there yet.
  mutating func next() -> TimedEvent? {
    guard let (event, size) = read() else { return nil }
    note(event, units: size)
    return event
  }

  /// The next event, or the word that it was lost: its thread has died before it was whole.
  mutating func nextOrLost() -> TimedEvent {
    let lost = Event.lost(count: 1, cause: journal.fullCause)
    let (event, size) = read() ?? (TimedEvent(lastTime, lost), 0)
    note(event, units: size)
    return event
  }

  /// Whether what was taken and not given back is so much that it cannot wait.
  var isCrowded: Bool {
    taken - freed > journal.header.records / 2 || waitingUnits > journal.header.units / 2
  }

  /// Gives back the places of the events up to number `last`.
  mutating func free(to last: Int) {
    freed = last
    let done = units.prefix { $0.event <= last }
    let count = done.reduce(0) { $0 + $1.count }
    waitingUnits -= count
    journal.free(to: last, units: count)
    units.removeFirst(done.count)
  }

  private func read() -> (TimedEvent, Int)? {
    do throws(MalformedBytes) {
      return try journal.event(taken + 1)
    } catch {
      let lost = Event.lost(count: 1, cause: journal.tooLargeCause)
      return (TimedEvent(lastTime, lost), 0)
    }
  }

  private mutating func note(_ event: TimedEvent, units size: Int) {
    taken += 1
    lastTime = event.time
    guard size > 0 else { return }
    units.append((taken, size))
    waitingUnits += size
  }
}
