public import SessionModel

/// Prints whole tapes, a line at a time.
public struct TapePrinter: Sendable {
  /// Bytes that are gathered before they are handed on.
  private static let chunk = 1 << 16

  private let printer: EventPrinter

  /// A printer for tapes whose names are in `names`.
  public init(names: NameTable) {
    printer = EventPrinter(names: names)
  }

  /// Prints `description` and `events`, handing the text to `write` in pieces of whole lines.
  ///
  /// Memory stays bounded, however long the tape. Rethrows what `write` throws.
  public func print<Failure: Error>(
    _ description: TapeDescription,
    _ events: some Sequence<TimedEvent>,
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes = header(description)
    for event in events {
      appendLine(event, to: &bytes)
      guard bytes.count >= TapePrinter.chunk else { continue }
      try write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    if !bytes.isEmpty { try write(bytes) }
  }

  /// The whole text of a tape.
  public func text(_ description: TapeDescription, _ events: some Sequence<TimedEvent>) -> [UInt8] {
    var text: [UInt8] = []
    print(description, events) { text.append(contentsOf: $0) }
    return text
  }

  /// The header's lines.
  public func header(_ description: TapeDescription) -> [UInt8] {
    var bytes: [UInt8] = []
    HeaderPrinter.append(description, to: &bytes)
    return bytes
  }

  /// Writes the line of `event` and a line end at the end of `bytes`.
  public func appendLine(_ event: TimedEvent, to bytes: inout [UInt8]) {
    printer.append(event, to: &bytes)
    bytes.append(Byte.newline)
  }
}
