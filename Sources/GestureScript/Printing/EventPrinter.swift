public import SessionModel

/// Prints events as lines of the notation.
///
///     EventPrinter(names: names).line(TimedEvent(.zero, .end))   // "0.000 end"
///
/// What is printed reads back as the same event, bit for bit.
public struct EventPrinter: Sendable {
  /// Decimals that a line's time shows at least, so that columns line up.
  static let leastDecimals = 3

  private let names: NameTable

  /// A printer for events whose names are in `names`.
  public init(names: NameTable) {
    self.names = names
  }

  /// The line of `event`, without a line end.
  public func line(_ event: TimedEvent) -> String {
    var bytes: [UInt8] = []
    append(event, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of `event` without a time.
  public func text(_ event: Event) -> String {
    var writer = LineWriter(names: names)
    writer.event(event)
    return String(decoding: writer.bytes.dropFirst(), as: UTF8.self)
  }

  /// Writes the line of `event` at the end of `bytes`, without a line end.
  public func append(_ event: TimedEvent, to bytes: inout [UInt8]) {
    var writer = LineWriter(names: names)
    swap(&writer.bytes, &bytes)
    SecondsText.append(
      microseconds: event.time.microseconds,
      leastDecimals: EventPrinter.leastDecimals,
      to: &writer.bytes
    )
    writer.event(event.event)
    swap(&writer.bytes, &bytes)
  }
}
