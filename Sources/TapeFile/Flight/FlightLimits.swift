package import SessionModel

/// How much of a session a flight recorder keeps.
package struct FlightLimits: Equatable, Sendable {
  /// Most bytes of sealed blocks.
  let bytes: Int
  /// What is older may go once so much time has passed since; nil keeps all there is room for.
  let span: Interval?

  /// Fewest and most bytes: room for some keyframes, and what a reader takes into memory at once.
  package static let byteRange = (64 << 10)...(1 << 30)
  /// Blocks that the room, or the span, is divided into at least: what goes, goes by whole blocks.
  private static let parts = 8
  /// Bytes that an event takes in a block, roughly.
  private static let bytesPerEvent = 8
  /// Fewest events of a full block: below, keyframes take more room than events.
  private static let fewestEvents = 128
  /// Bytes that the names of a flight recorder may take; each block holds all of them.
  static let nameBytes = 64 << 10

  /// At most `bytes`, clamped to `byteRange`, and at least the last `span` where there is room.
  package init(bytes: Int, span: Interval? = nil) {
    self.bytes = min(
      max(bytes, FlightLimits.byteRange.lowerBound),
      FlightLimits.byteRange.upperBound
    )
    self.span = span.map { max($0, Interval(microseconds: 1)) }
  }

  /// Events of a full block.
  var eventsPerBlock: Int {
    let share = bytes / FlightLimits.parts / FlightLimits.bytesPerEvent
    return min(max(share, FlightLimits.fewestEvents), TapeFormat.eventsPerBlock)
  }

  /// Bytes of payloads after which a block ends early.
  var payloadPerBlock: Int {
    min(bytes / FlightLimits.parts, TapeFormat.payloadPerBlock)
  }

  /// Whether a block of `open`'s events ends before an event at session time `time`.
  func ends(_ open: OpenBlock, before time: Int64, weighing weight: Int) -> Bool {
    guard !open.events.isEmpty else { return false }
    let isLong =
      span.map { time - open.firstTime >= max(1, $0.microseconds / Int64(FlightLimits.parts)) }
      ?? false
    return open.events.count >= eventsPerBlock || open.weight + weight > payloadPerBlock
      || isLong && open.events.count >= FlightLimits.fewestEvents
  }
}
