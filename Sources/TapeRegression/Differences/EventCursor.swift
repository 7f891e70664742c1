import GestureScript
import SessionModel
import TapeReplay

/// Reads a source from start to end, with a bounded look ahead.
struct EventCursor<Source: EventSource> {
  /// Records that have been passed and are kept before they are thrown away.
  private static var slack: Int { 4096 }

  private let source: Source
  private let blocks: [EventBlock]
  private let printer: EventPrinter
  /// By the index of a name in the source: the name in the shared table; nil if they are the same.
  private let renaming: [Name]?
  private var nextBlock = 0
  private var events: [TimedEvent] = []
  private var records: [EventRecord] = []
  private var head = 0

  /// A cursor before the first event of block `start`.
  init(_ source: Source, renaming: [Name]?, _ printer: EventPrinter, from start: Int = 0) {
    self.source = source
    nextBlock = start
    self.renaming = renaming
    self.printer = printer
    blocks = source.eventBlocks
  }

  /// How many records may be looked at.
  var count: Int { records.count - head }

  /// Whether nothing follows them.
  var isAtEnd: Bool { nextBlock >= blocks.count }

  /// The record so many places ahead.
  subscript(place: Int) -> EventRecord { records[head + place] }

  /// Reads until `wanted` records may be looked at, or there are no more.
  mutating func fill(_ wanted: Int) throws(Source.Failure) {
    while count < wanted, nextBlock < blocks.count {
      try source.readEvents(ofBlock: nextBlock, into: &events)
      var number = blocks[nextBlock].startEvent
      nextBlock += 1
      for place in events.indices {
        number += 1
        records.append(EventRecord(renamed(events[place]), number: number, printer))
      }
    }
  }

  /// Passes `count` records.
  mutating func drop(_ count: Int) {
    head += count
    guard head >= Self.slack, head * 2 > records.count else { return }
    records.removeSubrange(..<head)
    head = 0
  }

  private func renamed(_ timed: TimedEvent) -> TimedEvent {
    guard let renaming else { return timed }
    var timed = timed
    timed.event.replaceNames { name in
      Int(name.index) < renaming.count ? renaming[Int(name.index)] : name
    }
    return timed
  }
}
