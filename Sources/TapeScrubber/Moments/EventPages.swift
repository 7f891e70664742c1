import SessionModel
import TapeReplay

/// Events by their number, from the last few blocks that were read.
struct EventPages<Source: EventSource> {
  /// Blocks that are kept: two, so that looking back over a border reads nothing.
  private static var capacity: Int { 2 }

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
    let index = blocks.firstPlace { $0.endEvent >= number }
    guard number > 0, index < blocks.count else { return nil }
    try open(index)
    let offset = number - blocks[index].startEvent - 1
    return offset < pages[0].events.count ? pages[0].events[offset] : nil
  }

  private mutating func open(_ index: Int) throws(Source.Failure) {
    if let place = pages.firstIndex(where: { $0.block == index }) {
      if place > 0 { pages.insert(pages.remove(at: place), at: 0) }
      return
    }
    var events = pages.count < Self.capacity ? [] : pages.removeLast().events
    try source.readEvents(ofBlock: index, into: &events)
    pages.insert((index, events), at: 0)
  }
}
