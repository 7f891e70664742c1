import SessionModel
import TapeReplay

/// Events by their number, from the last few blocks that were read.
struct EventPages<Source: EventSource> {
  /// Events that are kept at least, so that looking around a border of blocks reads nothing anew.
  private static var capacity: Int { 12_000 }
  /// Blocks that are kept at most, however small they are.
  private static var mostPages: Int { 32 }

  private let source: Source
  private let blocks: [EventBlock]
  /// The one used last comes first.
  private var pages: [(block: Int, events: [TimedEvent])] = []

  init(_ source: Source, blocks: [EventBlock]) {
    self.source = source
    self.blocks = blocks
  }

  /// The event `number`, counted from 1; nil where there is none or it was lost.
  mutating func event(_ number: Int) throws(Source.Failure) -> TimedEvent? {
    if let first = pages.first, let event = event(number, on: first) { return event }
    let index = blocks.firstPlace { $0.endEvent >= number }
    guard number > 0, index < blocks.count else { return nil }
    try open(index)
    return event(number, on: pages[0])
  }

  private func event(
    _ number: Int,
    on page: (block: Int, events: [TimedEvent])
  ) -> TimedEvent? {
    let offset = number - blocks[page.block].startEvent - 1
    return page.events.indices.contains(offset) ? page.events[offset] : nil
  }

  private mutating func open(_ index: Int) throws(Source.Failure) {
    if let place = pages.firstIndex(where: { $0.block == index }) {
      if place > 0 { pages.insert(pages.remove(at: place), at: 0) }
      return
    }
    var events = isFull ? pages.removeLast().events : []
    while isFull { pages.removeLast() }
    try source.readEvents(ofBlock: index, into: &events)
    pages.insert((index, events), at: 0)
  }

  private var isFull: Bool {
    let known = pages.dropLast().reduce(0) { $0 + $1.events.count }
    return pages.count >= Self.mostPages || pages.count > 1 && known >= Self.capacity
  }
}
