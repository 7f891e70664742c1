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

  private let source: Source
  private let blocks: [EventBlock]
  private let stride: Int
  private var next = 0
  private var session: Session
  private var sink = TimelineSink()
  private var events: [TimedEvent] = []
  /// Stretches without events, in order; only what has been read counts.
  private(set) var folds: [Fold] = []

  init(_ source: Source, blocks: [EventBlock]) {
    self.source = source
    self.blocks = blocks
    stride = max(1, (blocks.count + Self.mostBlocks - 1) / Self.mostBlocks)
    session = source.startingSession ?? Session(policies: source.description.policies)
  }

  /// Whether all that is to be read has been read.
  var isComplete: Bool {
    next >= blocks.count
  }

  /// Whether blocks are left out.
  var isSample: Bool {
    stride > 1
  }

  /// Reads up to `count` more blocks.
  mutating func advance(blocks count: Int, _ timeline: inout Timeline) throws(Source.Failure) {
    var left = count
    while left > 0, !isComplete {
      left -= 1
      let index = next
      // Before reading: a block that cannot be read must not be tried for ever.
      next += stride
      if stride > 1, let keyframe = try source.keyframe(ofBlock: index) { session = keyframe }
      try source.readEvents(ofBlock: index, into: &events)
      timeline.spread(blocks[index], times: -1)
      for timed in events { add(timed, &timeline) }
    }
  }

  private mutating func add(_ timed: TimedEvent, _ timeline: inout Timeline) {
    noteIdleTime(until: timed.time)
    let before = timeline.bin(of: session.now)
    let wasTouched = !session.touches.isEmpty
    let wasMoving = session.transitions.contains { $0.isOpen }
    sink.clear()
    session.apply(timed.event, at: timed.time, telling: &sink)
    let now = timeline.bin(of: session.now)
    timeline.bins[now].events += 1
    if wasTouched {
      timeline.mark(before...now, .touched)
    } else if !session.touches.isEmpty {
      timeline.mark(now...now, .touched)
    }
    if wasMoving {
      let end = sink.lastEnd.map(timeline.bin) ?? now
      timeline.mark(before...max(before, end), .moving)
    }
    for (time, sign) in sink.signs { timeline.bins[timeline.bin(of: time)].signs.insert(sign) }
    if case .mark = timed.event { timeline.bins[now].signs.insert(.marked) }
  }

  /// Of a tape that is only sampled nothing is known about what lies between.
  private mutating func noteIdleTime(until time: Time) {
    let start = session.now + Self.shownIdleTime
    guard !isSample, start < time, folds.count < Self.mostFolds else { return }
    folds.append(Fold(from: start, to: time))
  }
}

extension Timeline {
  /// Marks stretches, each once.
  mutating func mark(_ places: ClosedRange<Int>, _ sign: TimelineBin.Signs) {
    for place in places where !bins[place].signs.contains(sign) { bins[place].signs.insert(sign) }
  }
}
