import SessionModel
import TapeReplay

/// Reads a tape a few blocks at a time and fills in its timeline.
///
/// Of a very long tape only every so-manieth block is read; what lies between stays an estimate.
struct TimelineScan<Source: EventSource> {
  /// Blocks that are read at most: four million events, a second or two between frames.
  private static var mostBlocks: Int { 1024 }
  /// What is left of a stretch without events when idle time is skipped: long enough to see a
  /// transition end.
  private static var shownIdleTime: Interval { Interval(microseconds: 1_000_000) }
  /// Stretches that are skipped at most.
  private static var mostFolds: Int { 100_000 }
  /// Marks and notes that are kept at most.
  private static var mostNotes: Int { 10_000 }

  private let source: Source
  private let blocks: [EventBlock]
  private let stride: Int
  private var next = 0
  private var marker: TimelineMarker
  private var events: [TimedEvent] = []
  /// Whether the time since the event before is known.
  private var isConnected = true
  /// Stretches without events in what has been read, in order.
  private var idleTime: [Fold] = []
  /// Marks and notes that have been read, in order.
  private(set) var notes: [TapeNote] = []

  init(_ source: Source, blocks: [EventBlock]) {
    self.source = source
    self.blocks = blocks
    stride = max(1, (blocks.count + Self.mostBlocks - 1) / Self.mostBlocks)
    marker = TimelineMarker(
      source.startingSession ?? Session(policies: source.description.policies)
    )
  }

  /// Whether all that is to be read has been read.
  var isComplete: Bool {
    next >= blocks.count
  }

  /// Whether blocks are left out.
  var isSample: Bool {
    stride > 1
  }

  /// Stretches without events, in order; of a tape that is only sampled nothing is known about what
  /// lies between.
  var folds: [Fold] {
    isSample ? [] : idleTime
  }

  /// The long stretches without events until `end`, of which some may be unknown.
  func longIdleTime(until end: Time) -> IdleTime {
    IdleTime(idleTime, until: end)
  }

  /// Reads up to `count` more blocks.
  mutating func advance(blocks count: Int, _ timeline: inout Timeline) throws(Source.Failure) {
    var left = count
    while left > 0, !isComplete {
      left -= 1
      let index = next
      // Before reading: a block that cannot be read must not be tried for ever.
      next += stride
      if stride > 1 {
        let keyframe = try source.keyframe(ofBlock: index)
        if let keyframe { marker.restart(from: keyframe) }
        isConnected = keyframe != nil
      }
      try source.readEvents(ofBlock: index, into: &events)
      timeline.spread(blocks[index], times: -1)
      for (offset, timed) in events.enumerated() {
        addIdleTime(before: timed)
        addNote(timed, number: blocks[index].startEvent + offset + 1)
        marker.add(timed, to: &timeline)
      }
    }
  }

  private mutating func addIdleTime(before timed: TimedEvent) {
    let start = marker.session.now + Self.shownIdleTime
    if isConnected, start < timed.time, idleTime.count < Self.mostFolds {
      idleTime.append(Fold(from: start, to: timed.time))
    }
    isConnected = true
  }

  /// Keeps the mark or note that an event may be.
  private mutating func addNote(_ timed: TimedEvent, number: Int) {
    let position = Position(event: number, time: max(timed.time, marker.session.now))
    guard let note = TapeNote(timed.event, at: position, source.names) else { return }
    if notes.count < Self.mostNotes { notes.append(note) }
  }
}
