import SessionModel
import TapeFile
import TapeReplay

/// The events between two positions of a tape.
struct EventSpan {
  /// Numbers of the events, from 1; empty if there are none between the positions.
  let numbers: Range<Int>

  /// The events after the moment before `first`, up to and including those at `last`.
  ///
  /// A first position that is an event includes it; one that is a time includes every event at or
  /// after that time.
  init(
    of tape: TapeInput,
    from first: PositionExpression?,
    to last: PositionExpression?
  ) throws(CommandError) {
    var replayer = tape.replayer
    var lower = 1
    var start: Position?
    if let first {
      try tape.seek(&replayer, to: first)
      start = replayer.position
      lower = try EventSpan.firstEvent(at: replayer.position, first, of: tape)
    }
    var upper = tape.reader.eventCount
    if let last {
      try tape.seek(&replayer, to: last)
      upper = replayer.position.event
    }
    numbers = lower..<max(lower, upper + 1)
    if let first, let last, let start, EventSpan.isReversed(start, first, replayer.position, last) {
      throw EventSpan.reversed(first, last)
    }
  }

  /// The error of a span that ends before it begins.
  static func reversed(_ first: PositionExpression, _ last: PositionExpression) -> CommandError {
    CommandError(
      .usage,
      "--from \(Escaped.text(first.text)) lies after --to \(Escaped.text(last.text))",
      hint: "--from is the earlier position, --to the later one"
    )
  }

  /// Of two positions at one time only two events can be in the wrong order.
  private static func isReversed(
    _ start: Position,
    _ first: PositionExpression,
    _ end: Position,
    _ last: PositionExpression
  ) -> Bool {
    if start.time != end.time { return start.time > end.time }
    return first.isEvent && last.isEvent && start.event > end.event
  }

  /// Calls `body` with every event and its number, a block at a time, and `lost` where events are
  /// missing.
  func forEach(
    of tape: TapeInput,
    lost: (TapeLoss) throws(CommandError) -> Void,
    _ body: (Int, TimedEvent) throws(CommandError) -> Void
  ) throws(CommandError) {
    var events: [TimedEvent] = []
    var told: UInt64? = numbers.lowerBound == 1 ? 0 : nil
    for (index, block) in tape.reader.blocks.enumerated()
    where block.firstEvent < numbers.upperBound && block.lastEvent >= numbers.lowerBound {
      do throws(TapeError) {
        try tape.reader.read(block: index, into: &events)
      } catch {
        throw CommandError(error, path: tape.path)
      }
      // What is lost of a block is only known when it was read.
      try tell(from: told ?? block.offset, through: block.offset, of: tape, lost)
      told = block.offset + 1
      for (place, event) in events.enumerated()
      where numbers.contains(block.firstEvent + place) {
        try body(block.firstEvent + place, event)
      }
    }
    guard numbers.upperBound > tape.reader.eventCount else { return }
    try tell(from: told ?? .max, through: .max, of: tape, lost)
  }

  /// Tells of every loss of events that begins at one of the bytes from `start` to `end`.
  private func tell(
    from start: UInt64,
    through end: UInt64,
    of tape: TapeInput,
    _ lost: (TapeLoss) throws(CommandError) -> Void
  ) throws(CommandError) {
    for loss in tape.reader.losses where loss.costsEvents && loss.byteOffset >= start {
      if loss.byteOffset <= end { try lost(loss) }
    }
  }

  /// An event by number counts itself; a time counts every event that has that very time.
  private static func firstEvent(
    at position: Position,
    _ expression: PositionExpression,
    of tape: TapeInput
  ) throws(CommandError) -> Int {
    if expression.isEvent { return max(1, position.event) }
    var replayer = tape.replayer
    do throws(TapeError) {
      try replayer.seek(to: Time(microseconds: position.time.microseconds - 1))
    } catch {
      throw CommandError(error, path: tape.path)
    }
    return replayer.position.event + 1
  }
}

extension PositionExpression {
  /// Whether the position is that of an event rather than a time.
  var isEvent: Bool {
    switch (base, offset) {
    case (_, .time): false
    case (.event, _), (.mark, _), (.start, _), (.end, _): true
    case (.time, _): false
    }
  }
}
