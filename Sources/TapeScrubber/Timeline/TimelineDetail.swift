import SessionModel
import TapeReplay

/// What is visible of a timeline that is zoomed in, read exactly and a few blocks at a time.
struct TimelineDetail<Source: EventSource> {
  /// Blocks that are read at most; where more are visible, the overview of the whole tape serves.
  private static var mostBlocks: Int { 256 }

  /// What has been read so far, a bin a column.
  private(set) var timeline: Timeline
  private let source: Source
  private let blocks: [EventBlock]
  private var scout: Replayer<Source, SessionReducer>
  private var marker: TimelineMarker?
  private var next: Int
  private let last: Int
  private var events: [TimedEvent] = []

  /// The detail along `axis`; nil if too many blocks would have to be read.
  init?(along axis: TimeAxis, of replayer: Replayer<Source, SessionReducer>, _ blocks: [EventBlock])
  {
    // The times of blocks are hints: one more on either side catches most that lie.
    let first = max(0, blocks.firstPlace { $0.lastTime >= axis.start } - 1)
    let last = min(blocks.count, blocks.firstPlace { $0.firstTime > axis.end } + 1)
    guard first < last, last - first <= Self.mostBlocks else { return nil }
    timeline = Timeline(along: axis)
    source = replayer.source
    scout = replayer
    self.blocks = blocks
    (next, self.last) = (first, last)
  }

  /// Whether everything visible has been read.
  var isComplete: Bool {
    next >= last
  }

  /// Reads up to `count` more blocks.
  mutating func advance(blocks count: Int) throws(Source.Failure) {
    var left = count
    while left > 0, !isComplete {
      left -= 1
      let index = next
      next += 1
      if marker == nil { try start(at: index) }
      try source.readEvents(ofBlock: index, into: &events)
      for timed in events { marker?.add(timed, to: &timeline) }
      if isComplete { marker?.pass(to: timeline.axis.end, on: &timeline) }
    }
  }

  private mutating func start(at index: Int) throws(Source.Failure) {
    try scout.seek(toEvent: blocks[index].startEvent)
    marker = TimelineMarker(scout.state)
  }
}
